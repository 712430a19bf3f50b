import { sql } from 'kysely';
import type { ByDot, Count } from '#contract/stock/stock-counts/count-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** Everything that was counted of products in a stock take, in the order of time. */
export async function countsOf(tx: Tx, take: number): Promise<Count[]> {
  const rows = await tx
    .selectFrom('stock_counts')
    .select(['product_id', 'shelf', 'dot', 'quantity', 'counted_at', 'created_by as by'])
    .where('take_id', '=', take)
    .where('archived_at', 'is', null)
    .orderBy('counted_at')
    .orderBy('id')
    .execute();
  return rows.map(({ counted_at: at, ...count }) => ({ ...count, at: at.getTime() }));
}

/** A product that is counted, with when its counts began and ended (milliseconds). */
interface CountedProduct {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** What was written down of a product when its counting ended. */
interface Expected {
  readonly dots: ByDot;
  /** Something of it was moved while it was counted. */
  readonly moved: boolean;
}

/** What the ledger said of products in a warehouse when each had been counted, by the product. */
export async function expectedOf(
  tx: Tx,
  warehouse: number,
  products: readonly CountedProduct[],
): Promise<Map<number, Expected>> {
  const json = JSON.stringify(
    products.map(({ id, from, to }) => ({ id, from: new Date(from), to: new Date(to) })),
  );
  const { rows } = await sql<{ id: number; dot: string; quantity: number; moved: boolean }>`
    select m.product_id as id, m.dot, bool_or(m.happened_at > asked.from) as moved,
      sum(case when m.to_warehouse = ${warehouse} then m.quantity else -m.quantity end)::bigint as quantity
    from jsonb_to_recordset(${json}::jsonb) as asked (id bigint, "from" timestamptz, "to" timestamptz)
    join stock_movements m on m.chain_id = current_chain() and m.site_id = current_site()
      and m.product_id = asked.id and m.happened_at <= asked.to
      and ${warehouse} in (m.from_warehouse, m.to_warehouse)
    group by m.product_id, m.dot`.execute(tx);
  const expected = new Map<number, { dots: Record<string, number>; moved: boolean }>();
  for (const { id, dot, quantity, moved } of rows) {
    const one = expected.get(id) ?? { dots: {}, moved: false };
    one.moved ||= moved;
    if (quantity !== 0) one.dots[dot] = quantity;
    expected.set(id, one);
  }
  return expected;
}

/** How products are called, where they stand in a warehouse, and what all of them there has cost. */
export const namesOf = (tx: Tx, warehouse: number, products: readonly number[]) =>
  tx
    .selectFrom('products as p')
    .leftJoin('stock_levels as l', (join) =>
      join
        .onRef('l.chain_id', '=', 'p.chain_id')
        .onRef('l.product_id', '=', 'p.id')
        .on('l.warehouse_id', '=', warehouse),
    )
    .select(['p.id', 'p.name', 'p.number', 'l.shelf', 'l.on_hand', 'l.value'])
    .where('p.id', 'in', [...products, 0])
    .execute();

/** Products that stand in a warehouse by what is written down, in the order of their shelves, without those that were counted. */
export const uncountedOf = (tx: Tx, take: number, warehouse: number, most: number) =>
  tx
    .selectFrom('stock_levels as l')
    .innerJoin('products as p', (join) =>
      join.onRef('p.chain_id', '=', 'l.chain_id').onRef('p.id', '=', 'l.product_id'),
    )
    .select(['p.id as product_id', 'p.name', 'p.number', 'l.shelf'])
    .where('l.warehouse_id', '=', warehouse)
    .where('l.archived_at', 'is', null)
    .where('l.on_hand', '<>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stock_counts as c')
            .select('c.id')
            .where('c.take_id', '=', take)
            .where('c.archived_at', 'is', null)
            .whereRef('c.product_id', '=', 'l.product_id'),
        ),
      ),
    )
    .orderBy('l.shelf')
    .orderBy('l.name_sort')
    .orderBy('l.id')
    .limit(most)
    .execute();

/** The names of people, by their ids. */
export async function peopleNamed(
  tx: Tx,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('people')
    .select('id')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('id', 'in', [...ids.filter((id) => id !== null), 0])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What an approved stock take found of a product. */
export interface CountResult {
  readonly product_id: number;
  readonly dot: string;
  readonly expected: number;
  readonly counted: number;
  readonly value: number;
  readonly moved: boolean;
  readonly by: number | null;
}

/** Writes down what an approved stock take found. */
export async function writeResults(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  { take, at }: { readonly take: number; readonly at: Date },
  results: readonly CountResult[],
): Promise<void> {
  if (results.length === 0) return;
  await tx
    .insertInto('stock_count_results')
    .values(
      results.map(({ by, ...result }) => ({
        chain_id: chainId,
        site_id: siteId,
        take_id: take,
        ...result,
        counted_by: by,
        intent: crypto.randomUUID(),
        happened_at: at,
      })),
    )
    .execute();
}

/** What a line of the ledger of stock has cost, in minor units. */
export const valueOfMovement = async (tx: Tx, id: number): Promise<number> =>
  (
    await tx
      .selectFrom('stock_movements')
      .select('value')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).value;
