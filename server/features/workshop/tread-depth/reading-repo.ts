import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Verdict } from '#contract/workshop/tread-depth-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';

/** A reading as it is stored. */
export type StoredReading = Selectable<Tables['tread_readings']>;

/** A reading of the site, archived or not. */
export function readingWithId(tx: Tx, id: number): Promise<StoredReading | undefined> {
  return tx.selectFrom('tread_readings').selectAll().where('id', '=', id).executeTakeFirst();
}

const mostShown = 24;

/** The readings of a car with tyres of a season up to a day, oldest first; the last ones when there are many. */
export async function readingsUpTo(
  tx: Tx,
  of: Pick<StoredReading, 'car_id' | 'season' | 'read_on' | 'id'>,
): Promise<StoredReading[]> {
  if (of.car_id === null) return [];
  const rows = await tx
    .selectFrom('tread_readings')
    .selectAll()
    .where('car_id', '=', of.car_id)
    .where('season', '=', of.season)
    .where('archived_at', 'is', null)
    .where('least_depth', 'is not', null)
    .where((is) =>
      is.or([
        is('read_on', '<', of.read_on),
        is.and([is('read_on', '=', of.read_on), is('id', '<=', of.id)]),
      ]),
    )
    .orderBy('read_on', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.toReversed();
}

/** The last reading of a car at the site: all that a counter asks about it. Depths in tenths of a millimetre. */
export interface LastReading {
  readonly id: number;
  readonly carId: number;
  readonly readOn: string;
  readonly season: string;
  readonly verdict: Verdict | null;
  readonly least: number | null;
  readonly wheels: Readonly<Record<'fl' | 'fr' | 'rl' | 'rr', number | null>>;
}

/** The last reading of each of these cars at the caller's site, by the car's id; one query for all. */
export async function lastReadings(
  tx: Tx,
  carIds: readonly number[],
): Promise<Map<number, LastReading>> {
  if (carIds.length === 0) return new Map();
  const { rows } = await sql<StoredReading & { car_id: number }>`
    select last.* from unnest(${sql.val(`{${carIds.join(',')}}`)}::bigint[]) as asked(id)
    cross join lateral (
      select * from tread_readings r
      where r.car_id = asked.id and r.archived_at is null
      order by r.read_on desc, r.id desc limit 1
    ) last`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.car_id,
      {
        id: row.id,
        carId: row.car_id,
        readOn: row.read_on,
        season: row.season,
        verdict: (row.verdict || null) as Verdict | null,
        least: row.least_depth,
        wheels: { fl: row.fl, fr: row.fr, rl: row.rl, rr: row.rr },
      },
    ]),
  );
}

/** What a site is called. */
export async function siteNameOf(tx: Tx, siteId: number): Promise<string> {
  const { name } = await tx
    .selectFrom('sites')
    .select('name')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return name;
}
