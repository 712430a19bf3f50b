// A site with a million movements of stock in three years: what its stock is worth, by report.
// `npx node bench/stock/reports.ts`, after a build; on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { readEnv } from '#server/kit/env.ts';
import { loadKeys } from '#server/kit/keys/keys.ts';
import { throwAwayPostgres } from '../../scripts/throw-away-postgres.ts';
import { startServer } from '../queue/processes.ts';
import { makeBusySites } from '../queue/sites.ts';

const howMany = 1_000_000;
const postgres = await throwAwayPostgres();
const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-bench-'));
const variables = {
  DATA_DIR: dir,
  SECRET_KEY: 'a key for measuring, and for nothing else',
  SEED_DEMO: '0',
  LOG_LEVEL: 'error',
  DATABASE_URL: postgres.url,
};
const keys = loadKeys(readEnv(variables));
const [site] = await makeBusySites({ url: postgres.url, dir }, keys, {
  sites: 1,
  logins: 1,
  waiting: 0,
});
const db = await openDatabase({ url: postgres.url });
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
console.log(`${howMany} movements, ${String(sums.rows[0]?.['rows'])} sums`);
await db.close();
const { url, child } = await startServer(variables, undefined);

async function measured(report: string, query: string): Promise<void> {
  const took: number[] = [];
  for (let nth = 0; nth < 7; nth += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}/api/v4/site/reports/${report}?${query}`, {
      headers: { authorization: `Bearer ${site!.tokens[0]}` },
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    await answer.text();
    took.push(performance.now() - start);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(0);
  console.log(`${`${report}?${query}`.padEnd(76)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

try {
  const month = 'from=2026-10-15&to=2026-11-14';
  const year = 'from=2025-11-15&to=2026-11-14';
  const all = 'from=2023-12-10&to=2026-11-14';
  for (const period of [month, year, all]) await measured('stock-values', `${period}&by=product`);
  await measured('stock-values', `${year}&by=warehouse`);
  await measured('stock-value-items', `${year}&by=product`);
  await measured('stock-value-items', `${all}&by=dot`);
  await measured('stock-deliveries', `${month}&by=product`);
  await measured('stock-deliveries', `${year}&by=month`);
  await measured('stock-adjustments', `${year}&by=month`);
} finally {
  child.kill();
  await once(child, 'exit');
  await postgres.stop();
  rmSync(dir, { recursive: true });
}
