import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unexplainedOf } from '#contract/economy/customer-ledger/differences.ts';
import type { ComparedBalance } from '#contract/economy/customer-ledger/reconcile-calls.ts';
import { atDesk } from './at-desk.ts';
import { runServer, type RunningServer } from './running-server.ts';

const agents = 8;
const kills = 3;

let server: RunningServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.kill());

interface Invoice {
  readonly id: number;
  readonly version: number;
  readonly number: string;
  readonly kind: 'invoice' | 'credit';
}

test('a server that is killed while eight people invoice, send and credit loses nothing, does nothing twice and leaves no number out', async () => {
  const { read, write } = await atDesk(server.url);
  const orders = (await read<{ id: number }[]>(
    'orders?state=done&invoiced=none&per_page=200',
  ))!.map(({ id }) => id);
  const before = (await read<Invoice[]>('invoices?sort_by=number:desc&per_page=1'))![0]!;

  async function issue(id: number): Promise<void> {
    const { version } = (await read<Invoice>(`invoices/${id}`))!;
    // Some of them owe more than their limit: what was done is invoiced all the same.
    await write(`issue-${id}`, `invoices/${id}/issue`, { version, override: true });
  }
  /** An order becomes an invoice that is sent, and every other one is taken back. */
  async function invoice(order: number): Promise<number[]> {
    const draft = await write<Invoice>(`draft-${order}`, `orders/${order}/invoice`, {});
    if (!draft) return [];
    await issue(draft.id);
    const sent = { intent: crypto.randomUUID(), channel: 'print' };
    await write(`send-${order}`, `invoices/${draft.id}/send`, sent);
    if (order % 2 === 0) return [draft.id];
    const credit = (await write<Invoice>(`credit-${order}`, `invoices/${draft.id}/credit`, {}))!;
    await issue(credit.id);
    return [draft.id, credit.id];
  }

  const queue = [...orders];
  const made: number[] = [];
  const isOver = Promise.all(
    Array.from({ length: agents }, async () => {
      for (let order = queue.shift(); order !== undefined; order = queue.shift()) {
        made.push(...(await invoice(order)));
      }
    }),
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    const after = (orders.length * (kills - kill)) / kills;
    while (queue.length > after) await setTimeout(5);
    await server.kill();
    await server.start();
  }
  await isOver;
  expect(made.length).toBeGreaterThan(agents);

  const newest = 'sort_by=invoice_date:desc&per_page=200';
  const all = (await read<Invoice[]>(`invoices?state=issued&${newest}`))!.filter(
    ({ id }) => id > before.id,
  );
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(made));
  expect(all.length).toBe(made.length);
  const first = Number(before.number) + 1;
  expect(all.map(({ number }) => Number(number)).toSorted((a, b) => a - b)).toEqual(
    made.map((_, nth) => first + nth),
  );
  const log = (await read<{ invoice_id: number }[]>(
    'invoice-deliveries?per_page=200&sort_by=asked_at:desc',
  ))!.filter(({ invoice_id: id }) => id > before.id);
  const sent = all.flatMap(({ id, kind }) => (kind === 'invoice' ? [id] : []));
  expect(log.length).toBe(sent.length);
  expect(new Set(log.map(({ invoice_id: id }) => id))).toEqual(new Set(sent));
  // What is owed is what is booked.
  const balances = (await read<ComparedBalance[]>('customer-balances'))!;
  expect(balances.filter((one) => unexplainedOf(one) !== 0)).toEqual([]);
}, 180_000);
