-- What a payer may write of an invoice of the company: plates and numbers of its orders, of whichever of
-- its sites. Of an order no more is told.
create function invoices_of_orders(words text[]) returns setof bigint
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with own as (
    select s.id from sites s
    where s.chain_id = current_chain() and s.company_id = current_company()),
  named as (
    select o.id from cars car
    join orders o on o.chain_id = car.chain_id and o.car_id = car.id
    where car.chain_id = current_chain() and car.licenseplate = any(words)
      and o.site_id in (select id from own)
    union
    select o.id from orders o
    where o.chain_id = current_chain() and o.site_id in (select id from own)
      and o.number = any(words) and o.number <> '')
  select distinct l.document_id from named
  join invoice_lines l on l.chain_id = current_chain() and l.order_id = named.id
  join invoices i on i.chain_id = l.chain_id and i.id = l.document_id
    and i.company_id = current_company()
$$;

create function orders_of_invoices(ids bigint[])
returns table (invoice_id bigint, plates text[], orders text[])
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select i.id, coalesce(array_agg(distinct car.licenseplate)
      filter (where car.licenseplate is not null), '{}'),
    array_agg(distinct o.number)
  from invoices i
  join invoice_lines l on l.chain_id = i.chain_id and l.document_id = i.id
  join orders o on o.chain_id = l.chain_id and o.id = l.order_id
  left join cars car on car.chain_id = o.chain_id and car.id = o.car_id
  where i.chain_id = current_chain() and i.company_id = current_company() and i.id = any(ids)
  group by i.id
$$;

create function invoice_is_of_plate(of_invoice bigint, plate_like text) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from invoices i
    join invoice_lines l on l.chain_id = i.chain_id and l.document_id = i.id
    join orders o on o.chain_id = l.chain_id and o.id = l.order_id
    join cars car on car.chain_id = o.chain_id and car.id = o.car_id
    where i.chain_id = current_chain() and i.company_id = current_company() and i.id = of_invoice
      and car.licenseplate ilike plate_like)
$$;

-- Another company of the chain that agreed on this number of OCR giro with its bank, where the caller's
-- did not; null where none did.
create function other_company_of_agreement(wanted text[]) returns text
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.name from settings s
  join companies c on c.chain_id = s.chain_id and c.id = s.company_id
  where s.chain_id = current_chain() and s.company_id <> current_company()
    and s.name = 'payment-references' and s.fields ->> 'agreement' = any(wanted)
    and not exists (select from settings own
      where own.chain_id = s.chain_id and own.company_id = current_company()
        and own.name = s.name and own.fields ->> 'agreement' = s.fields ->> 'agreement')
  order by c.id limit 1
$$;

revoke execute on function invoices_of_orders, orders_of_invoices, invoice_is_of_plate,
  other_company_of_agreement from public;
grant execute on function invoices_of_orders, orders_of_invoices, invoice_is_of_plate,
  other_company_of_agreement to wheelhouse_app;
grant create on schema public to wheelhouse_system;
alter function invoices_of_orders owner to wheelhouse_system;
alter function orders_of_invoices owner to wheelhouse_system;
alter function invoice_is_of_plate owner to wheelhouse_system;
alter function other_company_of_agreement owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
