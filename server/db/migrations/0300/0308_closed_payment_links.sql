-- Since when a link to pay an invoice is closed: it says so and whom to call, and no more.
alter table links
  add column closed_at timestamptz,
  add constraint links_closed check (closed_at is null or (kind = 'payment' and invoice_id is not null));

-- Closes the links of an invoice of the company, at whichever of its sites they were made; answers how many.
create function close_payment_links(p_invoice bigint, p_at timestamptz) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  closed bigint;
begin
  update links l set closed_at = p_at
    from invoices i
    where i.chain_id = current_chain() and i.id = p_invoice and i.company_id = current_company()
      and l.chain_id = i.chain_id and l.invoice_id = i.id and l.kind = 'payment'
      and l.closed_at is null and l.revoked_at is null;
  get diagnostics closed = row_count;
  return closed;
end $$;
revoke execute on function close_payment_links from public;
grant execute on function close_payment_links to wheelhouse_app;
grant create on schema public to wheelhouse_system;
alter function close_payment_links owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
