// A company with 200,000 issued invoices, each of them open, and 2,000 orders that are done: pages and
// searches of invoices, aged balances, and a run that invoices them all.
// `npx node bench/economy/invoices.ts`, after a build; on PostgreSQL.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Bare } from '../floor/bare.ts';
import { load, send } from '../floor/load.ts';
import { measured, oneSite } from '../queue/one-site.ts';
import { issued } from './issued.ts';

const invoices = 200_000;
const orders = 2_000;
const site = await oneSite('economy', async (db) => {
  const begun = performance.now();
  await issued(db, invoices);
  await db.executeSql(`
  set session_replication_role = replica;
  insert into orders (chain_id, site_id, number, order_date, done_on, customer_id, state, line_count,
      net, vat, gross, vat_rates)
    select s.chain_id, s.id, nth::text, current_date, current_date, c.id, 'done', 1, 80000, 20000, 100000,
      '[{"category": "S", "rate": 2500, "net": 80000, "vat": 20000}]'
    from generate_series(1, ${orders}) nth cross join sites s join customers c on c.name = 'Customer ' || nth;
  insert into order_lines (chain_id, site_id, document_id, key, position, kind, description, quantity,
      unit_price, vat_code, vat_category, vat_rate, amount)
    select chain_id, site_id, id, gen_random_uuid(), 0, 'work', 'Wheel change', 1000, 8000000, '3', 'S',
      2500, 80000 from orders;
  set session_replication_role = origin;
`);
  await db.executeSql('vacuum analyze');
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${invoices} invoices and ${orders} orders in ${seconds} s`);
});

interface Run {
  readonly data: { readonly id: number; readonly version: number; readonly state: string };
}

/** Proposes a run of all that is done, starts it, and waits until it has made its invoices. */
async function run(): Promise<void> {
  const { id } = ((await site.ask('/invoice-runs', { grouping: 'order' })) as Run).data;
  const read = async () => ((await site.ask(`/invoice-runs/${id}`)) as Run).data;
  const step = async (word: string) =>
    site.ask(`/invoice-runs/${id}/${word}`, { version: (await read()).version });
  await step('propose');
  await step('run');
  while ((await read()).state === 'running') await setTimeout(100);
}

// What a list shows of an invoice: its row, its customer's name and what of it is open.
const page = `select one.*, c.name, invoices_open(one.id) from (
    select id from invoices where chain_id = $1 and archived_at is null
    order by invoice_date desc nulls last, id desc limit 50) page
  join invoices one on one.chain_id = $1 and one.id = page.id
  left join customers c on c.chain_id = $1 and c.id = one.customer_id
  order by one.invoice_date desc nulls last, one.id desc`;

/** How many pages of 50 a second we answer, and a bare server over the same database, both in turns. */
async function besideBare(rounds = 9): Promise<void> {
  const bare = fork(join(import.meta.dirname, '../floor/bare.ts'));
  const { database: url, siteId } = site;
  const paths = { '/page': [{ text: page, values: [1] }] };
  bare.send({ url, chainId: 1, companyId: 1, siteId, paths } satisfies Bare);
  const [bareUrl] = (await once(bare, 'message')) as [string];
  const { data } = (await (await fetch(`${bareUrl}/page`)).json()) as { data: unknown[][] };
  if (data[0]?.length !== 50) throw new Error('The bare server answers no page of 50');
  const ours = { url: `${site.url}/api/v4/site/invoices?per_page=50`, token: site.token };
  const rates: number[][] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [nth, asked] of [{ url: `${bareUrl}/page` }, ours].entries()) {
      const { perSecond } = await load(0.5, 1, () => (agent) => send(agent, asked));
      // The first of each only warms up.
      if (round > 0) rates[nth]!.push(perSecond);
    }
  }
  bare.kill();
  const [bareRate, ownRate] = rates.map((all) => all.toSorted((a, b) => a - b)[rounds >> 1]!);
  const ratio = (ownRate! / bareRate!).toFixed(2);
  console.log(`${ownRate!.toFixed(0)} of ${bareRate!.toFixed(0)} pages of 50 a second: ${ratio}`);
}

const ask = (path: string) => measured(path, 9, () => site.ask(path));
const today = new Date().toISOString().slice(0, 10);
const day = (ago: number) =>
  new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10);

try {
  await besideBare();
  await ask('/invoices?per_page=50');
  await ask('/invoices?per_page=50&state=issued&kind=invoice');
  await ask('/invoices?per_page=50&q=Customer');
  await ask('/customers?per_page=50');
  await ask(`/reports/customer-balance-aged?from=${day(30)}&to=${today}&by=age`);
  await ask(`/reports/customer-balance-aged?from=${day(30)}&to=${today}&by=customer`);
  await ask(`/reports/customer-balance-aged?from=${day(60)}&to=${day(30)}&by=age`);
  await measured(`a run of ${orders} invoices`, 1, run);
} finally {
  await site.stop();
}
