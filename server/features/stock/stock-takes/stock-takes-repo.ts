import { sql } from 'kysely';
import type { PlaceCount, SetThere } from '#contract/stock/stock-takes/difference-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** The part of a warehouse that a stock take is of. */
export interface Scope {
  readonly warehouseId: number;
  /** '' for all of it. */
  readonly zone: string;
}

const inUse = (tx: Tx) => tx.selectFrom('storage_places').where('archived_at', 'is', null);

const inScope = (tx: Tx, { warehouseId, zone }: Scope) =>
  inUse(tx)
    .where('warehouse_id', '=', warehouseId)
    .$if(zone !== '', (all) => all.where('zone', '=', zone));

/** The places that are to be counted. */
export const placesOfTake = (tx: Tx, scope: Scope) =>
  inScope(tx, scope).select(['id', 'code', 'use']).orderBy('code_sort').execute();

/** The places that bear a code: in the warehouse that their label says, and among those that are to be counted, where either is known. */
export const placesNamed = (
  tx: Tx,
  { code, store }: { readonly code: string; readonly store: string },
  scope?: Scope,
) =>
  (scope ? inScope(tx, scope) : inUse(tx))
    .select(['id', 'warehouse_id', 'zone'])
    .where('code', '=', code)
    .$if(store !== '', (all) => all.where('warehouse_id', '=', Number(store)))
    .execute();

/** The latest stock take that is open in a warehouse, of all of it or of a zone; it stays open until the transaction ends. */
export const openTake = (tx: Tx, { warehouseId, zone }: Scope) =>
  tx
    .selectFrom('stock_takes')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .where('zone', 'in', ['', zone])
    .where('state', '=', 'open')
    .where('archived_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The sets of the site that bear these numbers. */
export const setsWithNumbers = (tx: Tx, numbers: readonly string[]) =>
  tx
    .selectFrom('wheel_sets')
    .select(['id', 'number'])
    .where('number', 'in', [...numbers, ''])
    .execute();

/** Writes down what somebody found at a place. */
export async function writeCount(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  count: { takeId: number; placeId: number; sets: number[]; unknown: string[]; at: Date },
): Promise<void> {
  await tx
    .insertInto('stock_take_counts')
    .values({
      chain_id: chainId,
      site_id: siteId,
      take_id: count.takeId,
      place_id: count.placeId,
      sets: count.sets,
      unknown: count.unknown,
      intent: crypto.randomUUID(),
      happened_at: count.at,
    })
    .execute();
}

/** What was found at each place the last time, and by whom. */
export async function countsOf(
  tx: Tx,
  takeId: number,
): Promise<(PlaceCount & { readonly by: string | null })[]> {
  const rows = await tx
    .selectFrom('stock_take_counts as c')
    .leftJoin('people as who', 'who.id', 'c.recorded_by')
    .distinctOn('c.place_id')
    .select(['c.place_id', 'c.sets', 'c.unknown', 'c.happened_at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('c.take_id', '=', takeId)
    .orderBy('c.place_id')
    .orderBy('c.happened_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ happened_at: at, ...count }) => ({ ...count, at: at.getTime() }));
}

/** A set with where it should be. */
export interface KnownSet extends SetThere {
  readonly licenseplate: string;
  readonly place: string | null;
}

/** The sets that should be at the places, and those that were found there. */
export async function setsOfTake(
  tx: Tx,
  scope: Scope,
  found: readonly number[],
): Promise<KnownSet[]> {
  const rows = await tx
    .selectFrom('wheel_sets as s')
    .leftJoin('storage_places as p', (join) =>
      join.onRef('p.chain_id', '=', 's.chain_id').onRef('p.id', '=', 's.place_id'),
    )
    .select(['s.id', 's.number', 's.place_id', 's.licenseplate', 'p.code as place'])
    .select(
      sql<Date | null>`(select max(m.happened_at) from wheel_set_movements m
        where m.chain_id = s.chain_id and m.site_id = s.site_id and m.set_id = s.id)`.as('moved'),
    )
    .where((e) =>
      e.or([
        e('s.place_id', 'in', inScope(tx, scope).select('id')),
        e('s.id', 'in', [...found, 0]),
      ]),
    )
    .execute();
  return rows.map(({ moved, ...set }) => ({ ...set, moved_at: moved?.getTime() ?? 0 }));
}
