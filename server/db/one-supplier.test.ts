import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '#server/db/open.ts';
import { databaseBefore } from '#tests/support/database/database-before.ts';
import { makeChain } from '#tests/support/factories/organisation.ts';
import { migrate } from './migrate.ts';

test('suppliers who were written in two ways are one: the last price holds, and no article loses its number', async () => {
  const db = await databaseBefore('0265_suppliers_and_articles_by_folding.sql');
  const { id: chain } = await makeChain(db);
  const idOf = async (tx: Tx, insert: ReturnType<typeof sql>) =>
    (await sql<{ id: number }>`${insert} returning id`.execute(tx)).rows[0]!.id;
  await db.transaction('system', async (tx) => {
    const type = await idOf(
      tx,
      sql`insert into product_types (chain_id, name, kind) values (${chain}, 'Tyres', 'tyre')`,
    );
    const brand = await idOf(
      tx,
      sql`insert into product_brands (chain_id, name) values (${chain}, 'Nokian')`,
    );
    const [one, other] = [
      await idOf(
        tx,
        sql`insert into products (chain_id, name, type_id, number) values (${chain}, 'R5', ${type}, 'R5')`,
      ),
      await idOf(
        tx,
        sql`insert into products (chain_id, name, type_id, number) values (${chain}, 'R3', ${type}, 'R3')`,
      ),
    ];
    for (const [nth, supplier] of ['Däckia AB', 'DÄCKIA  ab'].entries()) {
      const day = '2026-03-01';
      await sql`insert into product_costs (chain_id, product_id, supplier, cost, valid_from)
        values (${chain}, ${one}, ${supplier}, ${600 + nth}, ${day})`.execute(tx);
      await sql`insert into supplier_prices (chain_id, product_id, supplier, price, valid_from)
        values (${chain}, ${one}, ${supplier}, ${700 + nth}, ${day})`.execute(tx);
      await sql`insert into purchase_brands (chain_id, supplier, brand_id, percent)
        values (${chain}, ${supplier}, ${brand}, ${nth})`.execute(tx);
      await sql`insert into purchase_matrices (chain_id, name, supplier, state, published_at)
        values (${chain}, ${`Matrix ${nth}`}, ${supplier}, 'active', now() + ${`${nth} min`}::interval)`.execute(
        tx,
      );
      await sql`insert into consignees (chain_id, name, supplier, number)
        values (${chain}, ${`Receiver ${nth}`}, ${supplier}, '7')`.execute(tx);
      await sql`insert into supplier_articles (chain_id, product_id, supplier, number)
        values (${chain}, ${one}, ${supplier}, ${['T-4301', 'T 4301'][nth]!})`.execute(tx);
    }
    await sql`insert into supplier_articles (chain_id, product_id, supplier, number)
      values (${chain}, ${other}, 'Däckia AB', 'T4301')`.execute(tx);
  });
  expect(await migrate(db)).toContain('0265_suppliers_and_articles_by_folding.sql');
  const left = (what: string) =>
    db.transaction('system', async (tx) =>
      (
        await sql<{ value: unknown }>`
          ${sql.raw(what)} and chain_id = ${chain} order by id`.execute(tx)
      ).rows.map(({ value }) => value),
    );
  const used = 'where archived_at is null';
  expect(await left(`select cost as value from product_costs ${used}`)).toEqual([601]);
  expect(await left(`select price as value from supplier_prices ${used}`)).toEqual([701]);
  expect(await left(`select percent as value from purchase_brands ${used}`)).toEqual([1]);
  expect(await left(`select state as value from purchase_matrices ${used}`)).toEqual([
    'replaced',
    'active',
  ]);
  expect(await left(`select name as value from consignees ${used}`)).toEqual(['Receiver 0']);
  expect(await left(`select number as value from supplier_articles ${used}`)).toEqual([
    'T-4301',
    expect.stringMatching(/^T4301 \(\d+\)$/),
  ]);
});
