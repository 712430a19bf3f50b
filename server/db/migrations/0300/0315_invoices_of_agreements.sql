-- Storage agreements are invoiced: whether their prices are with VAT, and until when each is invoiced.
alter table storage_agreement_types add column price_with_vat boolean not null default true;

alter table storage_agreements add column invoiced_until date;
-- From when on something is asked for that is neither invoiced nor paid; null where nothing is.
alter table storage_agreements add column next_invoice_on date generated always as (
  case
    when coalesce(price, 0) = 0 or greatest(invoiced_until, paid_until) >= ends_on then null
    when greatest(invoiced_until, paid_until) >= begins_on
      then greatest(invoiced_until, paid_until) + 1
    else begins_on
  end) stored;
create index storage_agreements_by_next_invoice_on
  on storage_agreements (chain_id, site_id, next_invoice_on, id) where archived_at is null;
create index storage_agreements_down_next_invoice_on
  on storage_agreements (chain_id, site_id, next_invoice_on desc nulls last, id desc)
  where archived_at is null;

alter table invoice_lines
  add column agreement_id bigint,
  add foreign key (chain_id, agreement_id) references storage_agreements,
  add constraint invoice_lines_of_one check (
    (agreement_id is null or order_id is null) and (agreement_id is null or period_from is not null));
create index invoice_lines_of_agreement on invoice_lines (chain_id, agreement_id, period_to)
  where agreement_id is not null;

-- As with lines of orders (0277, 0290): a draft holds its days, and what was invoiced wrongly can be
-- invoiced again. As the system, because a company credits what any of its sites sold.
create function invoiced_days(chain bigint, agreement bigint)
returns table (line_id text, period_from date, period_to date)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.document_id || ' ' || l.key, l.period_from, l.period_to
  from invoice_lines l
  join invoices i on i.chain_id = l.chain_id and i.id = l.document_id
  where l.chain_id = chain and l.agreement_id = agreement
    and i.kind = 'invoice' and i.state <> 'dropped' and i.archived_at is null
    and l.quantity > (
      select coalesce(sum(c.quantity), 0) from invoices n
      join invoice_lines c on c.chain_id = n.chain_id and c.document_id = n.id and c.key = l.key
      where n.chain_id = chain and n.credits_id = i.id and n.state = 'issued'
        and n.credit_for = 'wrong')
$$;

create function count_agreement_invoiced(chain bigint, agreement bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  until date;
begin
  -- Anyone who invoices the same agreement waits here, and then counts what the other did.
  perform from storage_agreements where chain_id = chain and id = agreement for update;
  if exists (
      select from invoiced_days(chain, agreement) one
      join invoiced_days(chain, agreement) other on one.line_id < other.line_id
        and one.period_from <= other.period_to and other.period_from <= one.period_to) then
    raise exception 'days of agreement % are invoiced already', agreement
      using errcode = 'unique_violation';
  end if;
  select max(d.period_to) into until from invoiced_days(chain, agreement) d;
  update storage_agreements set invoiced_until = until
    where chain_id = chain and id = agreement and invoiced_until is distinct from until;
end $$;

create function follow_agreement_line() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.agreement_id is not null then
    perform count_agreement_invoiced(old.chain_id, old.agreement_id);
  end if;
  if tg_op <> 'DELETE' and new.agreement_id is not null then
    perform count_agreement_invoiced(new.chain_id, new.agreement_id);
  end if;
  return null;
end $$;
create trigger follow_agreement_line
  after insert or delete or update of quantity, agreement_id, period_from, period_to
  on invoice_lines for each row execute function follow_agreement_line();

create function follow_agreement_invoice() returns trigger language plpgsql as $$
begin
  perform count_agreement_invoiced(new.chain_id, l.agreement_id)
    from (select distinct agreement_id from invoice_lines
      where chain_id = new.chain_id and document_id = new.id and agreement_id is not null
      order by agreement_id) l;
  return null;
end $$;
create trigger follow_agreement_invoice after update of state, archived_at on invoices
  for each row execute function follow_agreement_invoice();

revoke execute on function invoiced_days, count_agreement_invoiced from public;
grant execute on function invoiced_days, count_agreement_invoiced to wheelhouse_app;
grant create on schema public to wheelhouse_system;
alter function invoiced_days owner to wheelhouse_system;
alter function count_agreement_invoiced owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;

-- A run invoices finished orders or storage agreements.
alter table invoice_runs add column source text not null default 'orders'
  check (source in ('orders', 'storage'));
create index invoice_runs_by_source on invoice_runs (chain_id, site_id, source, id)
  where archived_at is null;
alter table invoice_run_orders
  alter column order_id drop not null,
  add column agreement_id bigint,
  add foreign key (chain_id, agreement_id) references storage_agreements,
  add constraint invoice_run_orders_of_one check ((order_id is null) <> (agreement_id is null)),
  add constraint invoice_run_orders_agreement_key unique (chain_id, batch_id, agreement_id);
create index invoice_run_orders_of_agreement on invoice_run_orders (chain_id, agreement_id)
  where agreement_id is not null;
