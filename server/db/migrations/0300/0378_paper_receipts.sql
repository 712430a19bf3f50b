-- Sales of a time without the system, which are entered afterwards: the number of the receipt from the
-- paper book, and when that was written. Each is entered once.
alter table cash_transactions
  add column paper_nr text not null default '',
  add column paper_at timestamptz,
  add constraint cash_transactions_paper check ((paper_nr = '') = (paper_at is null)
    and (paper_nr = '' or kind = 'sale'));
create unique index cash_transactions_paper_key on cash_transactions (chain_id, register_id, paper_nr)
  where paper_nr <> '';
-- Whether a register is without the system, is said by the last of these.
create index cash_events_of_outage on cash_events (chain_id, register_id, nr)
  where kind in ('outage_began', 'outage_ended');
