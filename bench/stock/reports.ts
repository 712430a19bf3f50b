// A site with a million movements of stock in three years: what its stock is worth, by report.
// `npx node bench/stock/reports.ts`, after a build; on PostgreSQL.
import { measured, oneSite } from '../queue/one-site.ts';

const howMany = 1_000_000;
const site = await oneSite('manager', async (db) => {
  const begun = performance.now();
  // 3,000 products in two warehouses, with four weeks of DOT codes each; three of four lines leave.
  // What follows each line is written at once, as the migration of the sums does it.
  await db.executeSql(`
  set session_replication_role = replica;
  insert into product_types (chain_id, name, kind)
    select chain_id, 'Type ' || nth, 'tyre' from sites, generate_series(1, 5) nth;
  insert into products (chain_id, number, name, kind, type_id)
    select t.chain_id, 'P' || nth, 'Tyre ' || nth, 'tyre', t.id
    from generate_series(1, 3000) nth join product_types t on t.name = 'Type ' || (1 + nth % 5);
  insert into warehouses (chain_id, site_id, name)
    select chain_id, id, 'Hall ' || nth from sites, generate_series(1, 2) nth;
  insert into stock_movements (chain_id, site_id, product_id, kind, from_warehouse, to_warehouse,
      dot, quantity, value, intent, happened_at)
    select p.chain_id, w.site_id, p.id, case when nth % 4 = 0 then 'receipt' else 'sale' end,
      case when nth % 4 = 0 then null else w.id end, case when nth % 4 = 0 then w.id end,
      '23' || lpad((1 + nth % 4)::text, 2, '0'), case when nth % 4 = 0 then 12000 else 4000 end,
      case when nth % 4 = 0 then 120000 else 40000 end, gen_random_uuid(),
      timestamptz '2023-11-23' + nth * interval '94 seconds'
    from generate_series(1, ${howMany}) nth
    join products p on p.number = 'P' || (1 + (nth::bigint * 7919) % 3000)
    join warehouses w on w.name = 'Hall ' || (1 + nth % 2);
  insert into stock_sums
    (chain_id, site_id, month, product_id, warehouse_id, dot, value_in, value_out, moved, taken)
  select m.chain_id, m.site_id, s.month, m.product_id, s.warehouse_id, m.dot,
    sum(s.value_in), sum(s.value_out), sum(s.moved), sum(s.taken)
  from stock_movements m cross join lateral sides_of(m) s
  group by m.chain_id, m.site_id, s.month, m.product_id, s.warehouse_id, m.dot;
  set session_replication_role = origin;
`);
  await db.executeSql('vacuum analyze');
  const sums = await db.executeSql('select count(*)::int as rows from stock_sums');
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${howMany} movements, ${String(sums.rows[0]?.['rows'])} sums in ${seconds} s`);
});

const ask = (report: string, query: string) =>
  measured(`${report}?${query}`, 7, () => site.ask(`/reports/${report}?${query}`));

try {
  const month = 'from=2026-10-15&to=2026-11-14';
  const year = 'from=2025-11-15&to=2026-11-14';
  const all = 'from=2023-12-10&to=2026-11-14';
  for (const period of [month, year, all]) await ask('stock-values', `${period}&by=product`);
  await ask('stock-values', `${year}&by=warehouse`);
  await ask('stock-value-items', `${year}&by=product`);
  await ask('stock-value-items', `${all}&by=dot`);
  await ask('stock-deliveries', `${month}&by=product`);
  await ask('stock-deliveries', `${year}&by=month`);
  await ask('stock-adjustments', `${year}&by=month`);
  // The rows of a line, and of all lines.
  for (const period of [month, year, all]) {
    await ask('stock-values/rows', `${period}&by=product&line=7`);
    await ask('stock-values/rows', `${period}&by=warehouse&line=1`);
    await ask('stock-values/rows', period);
  }
  await ask('stock-value-items/rows', `${year}&by=product&line=7`);
  await ask('stock-deliveries/rows', `${year}&by=month&line=2026-06`);
  await ask('stock-deliveries/rows', `${year}&by=month&line=2026-06&page=20`);
} finally {
  await site.stop();
}
