import { sql } from 'kysely';
import {
  devicePage,
  type KeptPlace,
  type KeptSet,
} from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { Tx } from '#server/db/open.ts';

interface ChangesQuery {
  readonly since: number;
  readonly after?: string | undefined;
}

/**
 * A page of what a device keeps: the sets and places that changed since a revision, the earliest
 * first. A row bears the transaction that wrote it (`bear_revision` in migration 0080), and `until`
 * is the oldest one under way when the first page was read: whatever commits later bears that or a
 * later one, so asking from there passes nothing over, and returns a little twice at the most.
 */
export async function changesSince(tx: Tx, { since, after }: ChangesQuery) {
  const { rows } = await sql<{ oldest: number; newest: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as newest`.execute(tx);
  const { oldest, newest } = rows[0]!;
  // Read from another database than this, such as one that was restored.
  if (since > newest) return { again: true, until: 0, next: null, sets: [], places: [] };
  const [until = oldest, table = 0, revision = since, id = 0] = after?.split('.').map(Number) ?? [];
  const from = { since, newest, revision, id };
  // Places come first, so that no set stands at one that is not known.
  const places = table === 0 ? await placesFrom(tx, from) : [];
  if (places.length === devicePage) return page(until, 0, places, []);
  const sets = await setsFrom(tx, table === 0 ? { ...from, revision: since, id: 0 } : from);
  return page(until, 1, places, sets);
}

type Revised<Row> = Row & { readonly revision: number };

function page(
  until: number,
  table: 0 | 1,
  places: readonly Revised<KeptPlace>[],
  sets: readonly Revised<KeptSet>[],
) {
  const read = table === 0 ? places : sets;
  const last = read.length === devicePage ? read.at(-1) : undefined;
  return {
    again: false,
    until,
    next: last ? [until, table, last.revision, last.id].join('.') : null,
    sets: sets.map(({ revision: _, ...set }) => set),
    places: places.map(({ revision: _, ...place }) => place),
  };
}

interface From {
  readonly since: number;
  readonly newest: number;
  readonly revision: number;
  readonly id: number;
}

/** Who begins is told nothing of what is gone. */
const placesFrom = (tx: Tx, { since, newest, revision, id }: From): Promise<Revised<KeptPlace>[]> =>
  tx
    .selectFrom('storage_places')
    .select(['id', 'warehouse_id', 'code', 'zone', 'room', 'taken', 'rack', 'use', 'revision'])
    .select(sql<boolean>`blocked <> ''`.as('closed'))
    .select(sql<boolean>`archived_at is not null`.as('gone'))
    .where(sql<boolean>`(revision, id) > (${revision}, ${id})`)
    .$if(since === 0, (all) => all.where('archived_at', 'is', null))
    // Rows of a database that was restored may bear numbers that are still to come here: they have not changed since.
    .$if(since > 0, (all) => all.where('revision', '<=', newest))
    .orderBy('revision')
    .orderBy('id')
    .limit(devicePage)
    .execute();

const isGone = sql<boolean>`(archived_at is not null or state in ('sent', 'discarded'))`;

const setsFrom = async (
  tx: Tx,
  { since, newest, revision, id }: From,
): Promise<Revised<KeptSet>[]> => {
  const rows = await tx
    .selectFrom('wheel_sets')
    .select([
      'id',
      'version',
      'number',
      'licenseplate',
      'season',
      'wheels',
      'size',
      'held',
      'state',
      'place_id',
    ])
    .select(['revision', isGone.as('gone')])
    .where(sql<boolean>`(revision, id) > (${revision}, ${id})`)
    .$if(since === 0, (all) => all.where(sql<boolean>`not ${isGone}`))
    .$if(since > 0, (all) => all.where('revision', '<=', newest))
    .orderBy('revision')
    .orderBy('id')
    .limit(devicePage)
    .execute();
  return rows as Revised<KeptSet>[];
};
