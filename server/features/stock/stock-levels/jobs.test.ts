import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';
import { proveStock } from './jobs.ts';
import { unequalStock } from './proof-repo.ts';

const server = await testServer();

async function keeper() {
  const keeping = await stockKeeper(server);
  const unequal = async () =>
    (await server.db.transaction('system', unequalStock)).find(
      ({ siteId }) => siteId === keeping.me.site.id,
    );
  return { ...keeping, unequal };
}

test('whatever is moved, the stock is what the ledger says', async () => {
  const { receive, take, unequal } = await keeper();
  await receive({ dot: '2325' }, { quantity: 3_333, cost: 999_99 });
  await take(1_111);
  await take(4_000, { dot: '2325' });
  expect(await unequal()).toBeUndefined();
});

test('stock that is otherwise is found, named, and reported once a day', async () => {
  const { receive, unequal, me, call, tyre } = await keeper();
  await receive();
  await server.db.transaction('system', (tx) =>
    sql`update stock_levels set on_hand = 5000
      where chain_id = ${me.site.chain_id} and product_id = ${tyre}`.execute(tx),
  );
  const [named] = (await unequal())!.levels;
  await proveStock(server.app);
  await proveStock(server.app);
  const { data } = (await call(notificationsCalls.list, { query: {} })).body;
  expect(data.filter(({ content }) => content.includes(named!))).toHaveLength(1);
});

test('a sum of a month that is otherwise than what was moved in it is found, with its month, and told', async () => {
  const { receive, unequal, me, call } = await keeper();
  await receive({ dot: '2325' });
  await server.db.transaction('system', (tx) =>
    sql`update stock_sums set value_in = value_in + 1
      where chain_id = ${me.site.chain_id}`.execute(tx),
  );
  const { levels } = (await unequal())!;
  expect(levels).toEqual([expect.stringMatching(/^Tyre.* \(Hall.*\) \d{4}-\d\d$/)]);
  await proveStock(server.app);
  const { data } = (await call(notificationsCalls.list, { query: {} })).body;
  expect(data.filter(({ content }) => content.includes(levels[0]!))).toHaveLength(1);
  await server.db.transaction('system', (tx) =>
    sql`delete from stock_sums where chain_id = ${me.site.chain_id}`.execute(tx),
  );
  expect((await unequal())?.levels).toEqual(levels);
});
