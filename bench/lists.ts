// npx node bench/lists.ts [url]: how long a page of 50 of 200,000 customers takes under the policies,
// in the server's own process without HTTP. In a database of its own: embedded in memory, or a
// PostgreSQL at the url that is empty or was filled by this before.
import { sql } from 'kysely';
import { customers } from '#contract/customer/customers.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type Tx } from '#server/db/open.ts';
import { listRows, rowBatches } from '#server/kit/resource/list-repo.ts';
import { makeManyCustomers } from './many-customers.ts';

const rows = 200_000;
const runs = 60;
const db = await openDatabase({ url: process.argv[2] });
await migrate(db);

const [chainId = 0] = (await chainsThere()) ?? (await fill());

const queries: [string, Record<string, string | number>][] = [
  ['first page by name', {}],
  ['by number, downwards', { sort_by: 'number:desc' }],
  ['by follow-up, some empty', { sort_by: 'follow_up:desc' }],
  ['page 1000', { page: 1000 }],
  ['companies', { type: 'company' }],
  ['blocked ones', { blocked: 'true' }],
  ['a tag', { tags: 'VIP' }],
  ['search: part of an address', { q: 'il12345' }],
  ['search: a telephone number', { q: '4 791 9' }],
  ['search: a name and a town', { q: 'ødegårdb tromsø' }],
  ['search: a first name (25,000 hits)', { q: 'kari' }],
  ['search: one letter', { q: 'k' }],
  ['search: nobody', { q: 'xyzxyz' }],
];
for (const [what, query] of queries) {
  const times: number[] = [];
  let total = '';
  for (let run = 0; run < runs + 5; run++) {
    const start = performance.now();
    const page = await inChain((tx) => listRows(tx, customers, query));
    if (run >= 5) times.push(performance.now() - start);
    total = `${page.meta.total_items}${page.meta.more ? '+' : ''}`;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1).padStart(7);
  console.log(`${what.padEnd(36)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  ${total}`);
}
await atOnce('first page, 50 a second', {});
await atOnce('search: a telephone number, 50 a second', { q: '4 791 9' });
const start = performance.now();
let count = 0;
for await (const batch of rowBatches(inChain, customers, {}, 1_000)) count += batch.length;
console.log(`all ${count} in batches of 1,000: ${seconds(start)} s`);
await db.close();

/** Asks fifty times a second, whether the ones before are answered or not, as many people together do. */
async function atOnce(what: string, query: Record<string, string>) {
  const [aSecond, lasting] = [50, 10];
  const from = performance.now();
  const times = await Promise.all(
    Array.from({ length: aSecond * lasting }, async (_, nth) => {
      const due = from + (nth * 1000) / aSecond;
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      await inChain((tx) => listRows(tx, customers, query));
      return performance.now() - due;
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1).padStart(7);
  console.log(`${what.padEnd(36)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  of ${times.length}`);
}

function inChain<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction('app', async (tx) => {
    await sql`select set_config('app.chain_id', ${String(chainId)}, true),
      set_config('app.site_id', '1', true)`.execute(tx);
    return work(tx);
  });
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

async function chainsThere(): Promise<number[] | undefined> {
  const made = await db.transaction('system', (tx) =>
    tx.selectFrom('chains').select('id').orderBy('id').execute(),
  );
  return made.length > 0 ? made.map(({ id }) => id) : undefined;
}

/** Makes two chains of so many customers. */
async function fill(): Promise<number[]> {
  const chains = await db.transaction('system', async (tx) => {
    const made = await sql<{ id: number }>`
      insert into chains (name, country, currency) values ('A', 'NO', 'NOK'), ('B', 'NO', 'NOK')
      returning id`.execute(tx);
    return made.rows.map(({ id }) => id);
  });
  const began = performance.now();
  for (const chain of chains) await makeManyCustomers(db, chain, rows);
  await db.executeSql('vacuum analyze customers');
  console.log(`${db.engine}: 2 × ${rows} customers made in ${seconds(began)} s`);
  return chains;
}
