-- Who reads takings at several sites reads the journals of their registers, too: they are a company's,
-- and the sites of a chain may be of several. Which registers are meant is said by those that are read.
do $$
declare
  target text;
begin
  foreach target in array array['cash_series', 'cash_transactions', 'cash_lines', 'cash_payments',
      'cash_events'] loop
    execute format('create policy companies_read on %I for select to wheelhouse_reader
      using (chain_id = (select current_chain())
        and company_id = any ((select read_companies())::bigint[]))', target);
  end loop;
end $$;
