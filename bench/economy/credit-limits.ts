// The list of credit limits of a company with 50,000 customers: 20,000 of them with 100,000 open
// invoices, 10,000 with orders, and 10,000 with limits of their own.
// `npx node bench/economy/credit-limits.ts`, after a build; on PostgreSQL.
import { measured, oneSite } from '../queue/one-site.ts';
import { issued } from './issued.ts';

const site = await oneSite('economy', async (db) => {
  await issued(db, 100_000);
  await db.executeSql(`
  set session_replication_role = replica;
  insert into customers (chain_id, number, name)
    select chain_id, nth::text, 'Customer ' || nth from sites, generate_series(20001, 50000) nth;
  insert into orders (chain_id, site_id, number, order_date, customer_id, state, line_count,
      net, vat, gross, vat_rates)
    select s.chain_id, s.id, nth::text, current_date, c.id, 'accepted', 1, 80000, 20000, 100000, '[]'
    from generate_series(1, 10000) nth cross join sites s
    join customers c on c.name = 'Customer ' || nth * 5;
  insert into order_lines (chain_id, site_id, document_id, key, position, kind, description, quantity,
      unit_price, vat_code, vat_category, vat_rate, amount)
    select chain_id, site_id, id, gen_random_uuid(), 0, 'work', 'Wheel change', 1000, 8000000, '3', 'S',
      2500, 80000 from orders;
  insert into credit_requests (chain_id, company_id, customer_id, wanted_limit, reason, state, decided_at)
    select s.chain_id, s.company_id, c.id, 100000 + nth, 'Agreed', 'approved', now()
    from generate_series(1, 10000) nth cross join sites s
    join customers c on c.name = 'Customer ' || nth * 5;
  set session_replication_role = origin;
`);
  await db.executeSql('vacuum analyze');
});

try {
  for (const query of ['', '?view=over', '?view=blocked', '?sort=late', '?page=100']) {
    await measured(`the list of credit limits ${query}`, 3, () =>
      site.ask(`/credit-limits${query}`),
    );
  }
  await measured('the credit of one', 20, () => site.ask('/customers/100/credit'));
} finally {
  await site.stop();
}
