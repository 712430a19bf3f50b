-- An invoice is credited in as many parts as somebody likes. A line of a credit note has the key of
-- that of the invoice which it takes back.
alter table invoices add column credit_for text not null default 'wrong'
  check (credit_for in ('wrong', 'returned', 'goodwill'));

alter table invoice_lines disable trigger user;
update invoice_lines l set key = of.key
  from invoices i, invoice_lines of
  where i.chain_id = l.chain_id and i.id = l.document_id and i.kind = 'credit'
    and of.chain_id = i.chain_id and of.document_id = i.credits_id and of.position = l.position;
alter table invoice_lines enable trigger user;

-- One draft at a time, so that what it comes to is still what is left when it is issued.
drop index invoices_credits_key;
create unique index invoices_credits_key on invoices (chain_id, credits_id)
  where credits_id is not null and state = 'draft' and archived_at is null;
create index invoices_that_credit on invoices (chain_id, credits_id) where credits_id is not null;
create index invoices_with_credits_id on invoices (chain_id, company_id, credits_id, id)
  where archived_at is null;

-- No more is taken back than was invoiced, whichever way a credit note came to be.
create function check_credit() returns trigger language plpgsql as $$
begin
  perform from invoices where chain_id = new.chain_id and id = new.credits_id for update;
  if exists (
      select from invoice_lines l
      left join invoice_lines of on of.chain_id = l.chain_id
        and of.document_id = new.credits_id and of.key = l.key
      where l.chain_id = new.chain_id and l.document_id = new.id
        and l.quantity + (select coalesce(sum(c.quantity), 0)
          from invoices i join invoice_lines c on c.chain_id = i.chain_id and c.document_id = i.id
          where i.chain_id = new.chain_id and i.credits_id = new.credits_id and i.state = 'issued'
            and c.key = l.key) > coalesce(of.quantity, 0))
    or new.gross + (select coalesce(sum(i.gross), 0) from invoices i
        where i.chain_id = new.chain_id and i.credits_id = new.credits_id and i.state = 'issued')
      > (select gross from invoices where chain_id = new.chain_id and id = new.credits_id) then
    raise exception 'credit note % takes back more than was invoiced', new.id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What issued credit notes have taken back of an invoice.
create function invoices_credited(of_invoice bigint) returns bigint language sql stable
  return (select coalesce(sum(i.gross), 0) from invoices i
    where i.chain_id = current_chain() and i.credits_id = of_invoice and i.state = 'issued');

create trigger check_credit before update of state on invoices for each row
  when (new.kind = 'credit' and new.state = 'issued' and old.state <> 'issued')
  execute function check_credit();

-- Only what was invoiced wrongly is invoiced again.
create or replace function count_invoiced(chain bigint, of_order bigint, of_line uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- Anyone who invoices the same line waits here, and then counts what the other did.
  perform from order_lines where chain_id = chain and document_id = of_order and key = of_line
    for update;
  update order_lines set invoiced = (
      select coalesce(sum(case
        when i.kind = 'invoice' and i.state <> 'dropped' and i.archived_at is null then l.quantity
        when i.kind = 'credit' and i.state = 'issued' and i.credit_for = 'wrong' then -l.quantity
        else 0 end), 0)
      from invoice_lines l
      join invoices i on i.chain_id = l.chain_id and i.id = l.document_id
      where l.chain_id = chain and l.order_id = of_order and l.order_line = of_line)
    where chain_id = chain and document_id = of_order and key = of_line;
end $$;
