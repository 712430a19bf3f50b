import { sql } from 'kysely';
import { verdicts } from '#contract/workshop/tread-depth-rules.ts';
import { mostOnMap, type PlaceMap } from '#contract/hotel/storage-places/storage-places.ts';
import { setSeasons } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Tx } from '#server/db/open.ts';

/** How the places of a warehouse are taken, and by what, for a picture of them. */
export async function placeMapOf(tx: Tx, warehouseId: number): Promise<PlaceMap> {
  const rows = await tx
    .with('standing', (db) =>
      db
        .selectFrom('wheel_sets')
        .select('place_id')
        .select(sql<number>`min(array_position(${[...setSeasons]}::text[], season))`.as('first'))
        .select(sql<number>`max(array_position(${[...setSeasons]}::text[], season))`.as('last'))
        .select(sql<number>`min(array_position(${[...verdicts]}::text[], verdict))`.as('worst'))
        .where('place_id', 'is not', null)
        .groupBy('place_id'),
    )
    .selectFrom('storage_places as p')
    .leftJoin('standing as s', 's.place_id', 'p.id')
    .select(['p.id', 'p.code', 'p.zone', 'p.room', 'p.taken'])
    .select(sql<boolean>`p.blocked <> ''`.as('blocked'))
    .select(sql<number>`case when s.first = s.last then s.first else 0 end`.as('season'))
    .select(sql<number>`coalesce(s.worst, 0)`.as('verdict'))
    .where('p.warehouse_id', '=', warehouseId)
    .where('p.archived_at', 'is', null)
    .orderBy('p.code_sort')
    .limit(mostOnMap)
    .execute();
  const zones = [...new Set(rows.map(({ zone }) => zone))];
  const zoneAt = new Map(zones.map((zone, at) => [zone, at]));
  return {
    id: rows.map(({ id }) => id),
    code: rows.map(({ code }) => code),
    zone: rows.map(({ zone }) => zoneAt.get(zone)!),
    zones,
    room: rows.map(({ room }) => room),
    taken: rows.map(({ taken }) => taken),
    blocked: rows.map(({ blocked }) => (blocked ? 1 : 0)),
    season: rows.map(({ season }) => season ?? 0),
    verdict: rows.map(({ verdict }) => verdict),
  };
}
