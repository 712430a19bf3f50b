-- Who reads at several sites reads what these are booked by, too: payment methods and VAT codes are a
-- company's, and the sites of a chain may be of several.
create function read_companies() returns bigint[] language sql stable parallel safe
  as $$ select array_agg(distinct s.company_id) from sites s
    where s.chain_id = current_chain() and s.id = any (read_sites()) $$;

create policy companies_read on payment_methods for select to wheelhouse_reader
  using (chain_id = (select current_chain())
    and company_id = any ((select read_companies())::bigint[]));
create policy companies_read on vat_codes for select to wheelhouse_reader
  using (chain_id = (select current_chain())
    and company_id = any ((select read_companies())::bigint[]));
