import type { Database } from '#server/db/open.ts';

/** Writes a company with so many issued invoices of 20,000 customers, each of them booked and open. */
export async function issued(db: Database, invoices: number): Promise<void> {
  await db.executeSql(`
  set session_replication_role = replica;
  insert into customers (chain_id, number, name, street, zip, city, country)
    select chain_id, nth::text, 'Customer ' || nth, 'Storgata 1', '0155', 'Oslo', 'NO'
    from sites, generate_series(1, 20000) nth;
  insert into settings (chain_id, company_id, name, fields)
    select chain_id, company_id, 'billing',
      '{"street": "Storgata 2", "zip": "0155", "city": "Oslo", "account": "86011117947", "first_number": 300001}'
    from sites;
  insert into vat_codes (chain_id, company_id, code, name, kind, rate, valid_from)
    select chain_id, company_id, '3', 'High', 'standard', 2500, '2020-01-01' from sites;
  insert into invoices (chain_id, company_id, number, kind, customer_id, invoice_date, delivered_on,
      due_date, state, payment_reference, seller, buyer, line_count, net, vat, gross, vat_rates)
    select s.chain_id, s.company_id, nth::text, 'invoice', c.id, day, day, day + 14, 'issued',
      lpad(nth::text, 10, '0'), '{"currency": "NOK"}', jsonb_build_object('name', c.name, 'type', 'private'),
      1, 80000 + nth, 20000, 100000 + nth, '[]'
    from generate_series(1, ${invoices}) nth
    cross join sites s
    join customers c on c.name = 'Customer ' || (1 + (nth::bigint * 7919) % 20000)
    cross join lateral (select current_date - (nth % 700) as day) dated;
  insert into invoice_lines (chain_id, company_id, document_id, key, position, kind, description,
      quantity, unit_price, vat_code, vat_category, vat_rate, amount)
    select chain_id, company_id, id, gen_random_uuid(), 0, 'work', 'Wheel change', 1000, 8000000, '3',
      'S', 2500, 80000 from invoices;
  insert into customer_entries (chain_id, company_id, customer_id, kind, amount, currency, day, due_day,
      invoice_id, intent)
    select chain_id, company_id, customer_id, 'invoice', gross, 'NOK', invoice_date, due_date, id,
      gen_random_uuid() from invoices;
  insert into customer_open_items (chain_id, company_id, entry_id, customer_id, currency, amount, open,
      day, due_day)
    select chain_id, company_id, id, customer_id, currency, amount, amount, day, due_day
    from customer_entries;
  insert into vouchers (chain_id, company_id, series, year, number, day, kind, source_kind, source_id,
      document_kind, document_id, document_number, amount, event)
    select chain_id, company_id, 'A', 2026, row_number() over (order by id), invoice_date, 'invoice',
      'invoices', id, 'invoices', id, number, gross, '{}' from invoices;
  insert into number_series (chain_id, name, next_number)
    select chain_id, format('vouchers:company:%s:A:2026', company_id), ${invoices + 1} from sites;
  insert into voucher_lines (chain_id, company_id, voucher_id, position, account_id, account, amount)
    select chain_id, company_id, id, position, 1, '1500', case position when 0 then amount else -amount end
    from vouchers cross join generate_series(0, 1) position;
  set session_replication_role = origin;
`);
}
