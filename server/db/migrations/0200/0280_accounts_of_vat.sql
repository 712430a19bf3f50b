-- On which account the VAT of a code is booked, and on which what customers pay ahead is held.
alter table vat_codes add column account_id bigint;
alter table vat_codes add foreign key (chain_id, account_id) references ledger_accounts;
alter table payment_accounting_rules add column advance_account_id bigint;
alter table payment_accounting_rules
  add foreign key (chain_id, advance_account_id) references ledger_accounts;
