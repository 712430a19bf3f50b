import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

// Enough of each class of shelf to find the first on one's way.
const mostOfEach = 100;
const mostStaged = 500;

/** The first places of each class of shelf that have room. */
export async function freePlaces(tx: Tx) {
  const { rows } = await sql<{
    id: number;
    code: string;
    rack: string;
    room: number;
    taken: number;
    closed: boolean;
  }>`
    select id, code, rack, room, taken, false as closed from (
      select *, row_number() over (partition by rack order by code_sort, id) as nth
      from storage_places
      where archived_at is null and use = '' and blocked = '' and taken < room
    ) free where nth <= ${mostOfEach}`.execute(tx);
  return rows;
}

/** The sets that stand ready at a place. */
export const stagedSets = (tx: Tx) =>
  tx
    .selectFrom('wheel_sets as s')
    .innerJoin('storage_places as p', (join) =>
      join.onRef('p.chain_id', '=', 's.chain_id').onRef('p.id', '=', 's.place_id'),
    )
    .select(['s.id', 'p.code as place'])
    .where('s.state', '=', 'staged')
    .where('s.archived_at', 'is', null)
    .orderBy('s.id')
    .limit(mostStaged)
    .execute();

/** How full the hotel of a site is, and what in it asks for somebody. */
export async function hotelToday(tx: Tx) {
  const { rows } = await sql<{
    room: number;
    taken: number;
    out: number;
    missing: number;
    replace: number;
  }>`
    select p.room, p.taken, s.out, s.missing, s.replace from
      (select coalesce(sum(room), 0)::int as room, coalesce(sum(taken), 0)::int as taken
        from storage_places where archived_at is null and use = '') p,
      (select count(*) filter (where state in ('picking', 'staged'))::int as out,
          count(*) filter (where state = 'missing')::int as missing,
          count(*) filter (where verdict in ('illegal', 'replace')
            and state in ('received', 'stored', 'reserved'))::int as replace
        from wheel_sets where archived_at is null
          and state in ('received', 'stored', 'reserved', 'picking', 'staged', 'missing')) s`.execute(
    tx,
  );
  return rows[0]!;
}
