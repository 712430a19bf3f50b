-- What the orders of an invoice say that its customer looks for: the economy of a company writes it for
-- whichever of its sites sold.
create function orders_of_invoice(p_invoice bigint)
returns table (key uuid, number text, plate text, odometer integer)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.key, o.number, coalesce(c.licenseplate, ''), o.odometer
  from invoice_lines l
  join invoices i on i.chain_id = l.chain_id and i.id = l.document_id
  join orders o on o.chain_id = l.chain_id and o.id = l.order_id
  left join cars c on c.chain_id = o.chain_id and c.id = o.car_id
  where l.chain_id = current_chain() and l.document_id = p_invoice
    and i.company_id = current_company()
$$;

revoke execute on function orders_of_invoice from public;
grant execute on function orders_of_invoice to wheelhouse_app;
grant create on schema public to wheelhouse_system;
alter function orders_of_invoice owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
