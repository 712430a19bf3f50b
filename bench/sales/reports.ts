// A site with 60,000 orders of four lines each, done in three years: what was sold, by report.
// `npx node bench/sales/reports.ts`, after a build; on PostgreSQL.
import { measured, oneSite } from '../queue/one-site.ts';

const howMany = 60_000;
const site = await oneSite('manager', async (db) => {
  const begun = performance.now();
  // Half of them with VAT in their prices; each third had been a quote.
  await db.executeSql(`
  set session_replication_role = replica;
  insert into customers (chain_id, number, name)
    select chain_id, nth::text, 'Customer ' || nth from sites, generate_series(1, 20000) nth;
  insert into product_types (chain_id, name, kind)
    select chain_id, 'Type ' || nth, 'tyre' from sites, generate_series(1, 5) nth;
  insert into products (chain_id, number, name, kind, type_id, minutes)
    select t.chain_id, 'P' || nth, 'Product ' || nth, (array['tyre', 'part', 'work'])[1 + nth % 3], t.id, 30
    from generate_series(1, 3000) nth join product_types t on t.name = 'Type ' || (1 + nth % 5);
  insert into product_costs (chain_id, product_id, supplier, cost, valid_from)
    select chain_id, id, 'Grossist', 50000, '2020-01-01' from products where kind <> 'work';
  insert into orders (chain_id, site_id, number, order_date, customer_id, prices_include_vat, state,
      line_count, net, quote_sent_at, quote_answer, quote_answered_at)
    select s.chain_id, s.id, nth::text, date '2023-11-30' + nth * 1095 / ${howMany}, c.id, nth % 2 = 0,
      'done', 4, 240000, sent, case when sent is null then '' else 'accepted' end, sent + interval '5 hours'
    from generate_series(1, ${howMany}) nth cross join sites s
    join customers c on c.name = 'Customer ' || (1 + (nth::bigint * 7919) % 20000)
    cross join lateral (select case when nth % 3 = 0
      then timestamptz '2023-11-28' + nth * interval '26 minutes' end as sent) quote;
  insert into order_lines (chain_id, site_id, document_id, key, position, kind, product_id, description,
      quantity, unit_price, vat_code, vat_category, vat_rate, amount)
    select o.chain_id, o.site_id, o.id, gen_random_uuid(), line, 'goods', p.id, p.name, 1000, 7500000,
      '3', 'S', 2500, 75000
    from orders o cross join generate_series(1, 4) line
    join products p on p.number = 'P' || (1 + (o.id * 4 + line) % 3000);
  insert into line_prices (chain_id, site_id, document_id, key, product_id, proposed, cost, steps, priced_at,
      overridden_at, overridden_by)
    select chain_id, site_id, document_id, key, product_id, 62000, 50000, '[]', now(),
      case when position = 1 then now() end, case when position = 1 then 1 end
    from order_lines where position < 3;
  insert into order_times (chain_id, site_id, order_id, user_id, began_at, ended_at)
    select chain_id, site_id, id, 1, order_date + time '09:00', order_date + time '09:40' from orders;
  set session_replication_role = origin;
`);
  await db.executeSql('vacuum analyze');
  console.log(`${howMany} orders in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
});

const ask = (report: string, query: string) =>
  measured(`${report}?${query}`, 5, () => site.ask(`/reports/${report}?${query}`));

try {
  const month = 'from=2026-10-15&to=2026-11-14';
  const year = 'from=2025-11-15&to=2026-11-14';
  const all = 'from=2023-12-10&to=2026-11-14';
  for (const period of [month, year, all]) {
    await ask('general-sales', `${period}&by=month`);
    await ask('group-sales', `${period}&by=product_type`);
  }
  await ask('group-sales/rows', `${year}&by=product&line=7`);
  await ask('price-changes', `${year}&by=person`);
  await ask('quote-answers', `${year}&by=month`);
  await ask('worked-hours', `${year}&by=person`);
  await ask('inactive-customers', 'from=2025-01-01&to=2025-12-31&by=month');
} finally {
  await site.stop();
}
