import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

/** Of tyres: how much of them has to stand in a warehouse, and up to how much it is filled. */
const [least, most] = [8_000, 24_000];

/**
 * What workshops do with their stock now: how much of their tyres has to stand there, a refill that
 * is on its way and one that is proposed, a stock take that was approved and one that goes on.
 */
export async function seedCounting(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  // Numbers are drawn for a chain that the transaction was opened for, and this one is for none.
  const drawn = new Map<number, { stock_takes: number; stock_refills: number }>();
  for (const site of sites.filter(({ kind }) => kind === 'workshop')) {
    const next = drawn.get(site.chainId) ?? { stock_takes: 1, stock_refills: 1 };
    drawn.set(site.chainId, next);
    const own = { chain_id: site.chainId, site_id: site.id };
    const levels = await tyresOf(tx, own);
    const [first] = levels;
    if (!first) continue;
    const here = levels.filter(({ warehouse_id: at }) => at === first.warehouse_id);
    await tx
      .updateTable('stock_levels')
      .set({ min_quantity: least, max_quantity: most })
      .where(
        'id',
        'in',
        here.map(({ id }) => id),
      )
      .execute();
    const by = people.find(({ sites: at }) => at.includes(site))?.id ?? null;
    const soon = new Date(now.getTime() + 2 * 86_400_000);
    const low = here.filter(({ on_hand }) => on_hand < least);
    const order = (state: string, some: readonly Level[]) => ({
      ...own,
      ...scopeOf(first.warehouse_id, state, some),
      number: String(next.stock_refills++),
    });
    await refill(tx, order('ordered', low.slice(0, 4)), soon);
    await refill(tx, order('proposed', low.slice(4, 12)), null);
    for (const [state, some] of [
      ['posted', here.slice(0, 6)],
      ['open', here.slice(6, 9)],
    ] as const) {
      const number = String(next.stock_takes++);
      const { id } = await tx
        .insertInto('stock_takes')
        .values({
          ...own,
          number,
          warehouse_id: first.warehouse_id,
          state,
          created_by: by,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await counted(tx, { own, take: id, number, by, at: now, posted: state === 'posted' }, some);
    }
  }
  for (const [chain_id, next] of drawn) {
    await insertRows(
      tx,
      'number_series',
      Object.entries(next).map(([name, next_number]) => ({ chain_id, name, next_number })),
    );
  }
}

interface Own {
  readonly chain_id: number;
  readonly site_id: number;
}
type Level = Awaited<ReturnType<typeof tyresOf>>[number];

const tyresOf = (tx: Tx, own: Own) =>
  tx
    .selectFrom('stock_levels as l')
    .innerJoin('products as p', (join) =>
      join.onRef('p.chain_id', '=', 'l.chain_id').onRef('p.id', '=', 'l.product_id'),
    )
    .select([
      'l.id',
      'l.product_id',
      'l.warehouse_id',
      'l.on_hand',
      'l.value',
      'p.name',
      'p.number',
    ])
    .where('l.chain_id', '=', own.chain_id)
    .where('l.site_id', '=', own.site_id)
    .where('p.kind', '=', 'tyre')
    .orderBy('l.warehouse_id')
    .orderBy('l.id')
    .execute();

const inPacks = (quantity: number): number => Math.ceil(quantity / 4_000) * 4_000;

function scopeOf(warehouse_id: number, state: string, levels: readonly Level[]) {
  const chosen = levels.map(({ product_id, on_hand }) => ({
    product_id,
    quantity: inPacks(most - on_hand),
  }));
  const proposed = levels.map(({ product_id, name, number, on_hand }) => ({
    product_id,
    name,
    number,
    supplier: '',
    on_hand,
    reserved: 0,
    incoming: 0,
    needed: 0,
    min: least,
    max: most,
    sold: 0,
    pack: 4,
    lead_days: 3,
  }));
  const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const lists = { chosen: JSON.stringify(chosen), proposed: JSON.stringify(proposed) };
  return { warehouse_id, state, pieces, ...lists };
}

async function refill(
  tx: Tx,
  row: Own & ReturnType<typeof scopeOf> & { readonly number: string },
  expected: Date | null,
): Promise<void> {
  if (row.pieces === 0) return;
  await tx
    .insertInto('stock_refills')
    .values({ ...row, expected_on: expected?.toISOString().slice(0, 10) ?? null })
    .execute();
}

interface Taken {
  readonly own: Own;
  readonly take: number;
  readonly number: string;
  readonly by: number | null;
  readonly at: Date;
  readonly posted: boolean;
}

/** What was found of products; of every third there is one less than was written down. */
async function counted(
  tx: Tx,
  { own, take, number, by, at, posted }: Taken,
  levels: readonly Level[],
): Promise<void> {
  for (const [nth, { product_id, warehouse_id, on_hand, value }] of levels.entries()) {
    const gone = nth % 3 === 2 && on_hand >= 1_000 ? 1_000 : 0;
    const found = Math.max(0, on_hand) - gone;
    const what = { ...own, take_id: take, product_id };
    await tx
      .insertInto('stock_counts')
      .values({ ...what, shelf: `P.${nth + 1}`, quantity: found, counted_at: at, created_by: by })
      .execute();
    if (!posted) continue;
    const worth = Math.round((Math.max(value, 0) * gone) / Math.max(on_hand, 1));
    const written = { intent: crypto.randomUUID(), recorded_by: by };
    await tx
      .insertInto('stock_count_results')
      .values({
        ...what,
        ...written,
        expected: on_hand,
        counted: found,
        value: -worth,
        counted_by: by,
        happened_at: at,
      })
      .execute();
    if (gone === 0) continue;
    await tx
      .insertInto('stock_movements')
      .values({
        ...own,
        ...written,
        product_id,
        kind: 'count',
        from_warehouse: warehouse_id,
        quantity: gone,
        value: worth,
        reason: 'counted',
        source: number,
        // Approved a moment after it was counted.
        happened_at: new Date(at.getTime() + 1),
      })
      .execute();
  }
}
