import { sql } from 'kysely';
import type { WorkTime } from '#contract/sales/order-work/work-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** A time that somebody was at something. */
interface KeptTime extends WorkTime {
  readonly id: number;
  readonly order_id: number;
  readonly line_key: string | null;
}

/** The times of a person at the site that were not over at an instant, and those since; nobody else writes any of theirs until the transaction ends. */
export async function lockTimes(
  tx: Tx,
  { siteId }: Pick<Actor, 'siteId'>,
  userId: number,
  at: Date,
): Promise<KeptTime[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`clock ${siteId} ${userId}`}, 0))`.execute(
    tx,
  );
  const rows = await tx
    .selectFrom('order_times')
    .select(['id', 'order_id', 'line_key', 'began_at', 'ended_at'])
    .where('user_id', '=', userId)
    .where((e) => e.or([e('ended_at', 'is', null), e('ended_at', '>=', at)]))
    .orderBy('began_at')
    .execute();
  return rows.map(({ began_at: began, ended_at: ended, ...row }) => ({
    ...row,
    began: began.getTime(),
    ended: ended && ended.getTime(),
  }));
}

/** A time is over at an instant. */
export async function endTime(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable('order_times').set({ ended_at: at }).where('id', '=', id).execute();
}

/** Writes a time of a person. */
export async function addTime(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  {
    began,
    ended,
    ...time
  }: WorkTime & {
    readonly user_id: number;
    readonly order_id: number;
    readonly line_key: string | null;
  },
): Promise<void> {
  const at = { began_at: new Date(began), ended_at: ended === null ? null : new Date(ended) };
  await tx
    .insertInto('order_times')
    .values({ chain_id: chainId, site_id: siteId, ...time, ...at })
    .execute();
}

/** A time of an order as it stands: by its number, or the one of a person that began then; undefined where there is none. */
export const timeOfOrder = async (
  tx: Tx,
  order: number,
  which: { readonly id: number } | { readonly userId: number; readonly began: Date },
): Promise<{ id: number; user_id: number } | undefined> => {
  const of = tx.selectFrom('order_times').select(['id', 'user_id']).where('order_id', '=', order);
  return 'id' in which
    ? of.where('id', '=', which.id).executeTakeFirst()
    : of.where('user_id', '=', which.userId).where('began_at', '=', which.began).executeTakeFirst();
};

/** What a correction says. */
interface Correction {
  readonly was: KeptTime;
  readonly next: WorkTime;
  readonly reason: string;
  readonly by: number;
  readonly at: Date;
}

const instantOf = (at: number | null) => (at === null ? null : new Date(at));

/** Writes down how a time stood and how it stands now. */
export async function writeCorrection(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  { was, next, reason, by, at }: Correction,
): Promise<void> {
  const stands = { began_at: new Date(next.began), ended_at: instantOf(next.ended) };
  await tx
    .insertInto('order_time_corrections')
    .values({
      chain_id: chainId,
      site_id: siteId,
      time_id: was.id,
      was_began_at: new Date(was.began),
      was_ended_at: instantOf(was.ended),
      ...stands,
      reason,
      corrected_by: by,
      corrected_at: at,
    })
    .execute();
  await tx.updateTable('order_times').set(stands).where('id', '=', was.id).execute();
}

/** A clock that runs, and where. */
export interface RunningClock {
  readonly id: number;
  readonly chain_id: number;
  readonly site_id: number;
  readonly timezone: string;
  readonly user_id: number;
  readonly who: string;
  readonly order_id: number;
  readonly called: string;
  readonly began_at: Date;
}

/** The clocks that run since before an instant: at the caller's site, or, to the system, at every site. */
export const clocksRunningSince = (tx: Tx, before: Date): Promise<RunningClock[]> =>
  tx
    .selectFrom('order_times as t')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.chain_id', '=', 't.chain_id').onRef('o.id', '=', 't.order_id'),
    )
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 't.chain_id').onRef('s.id', '=', 't.site_id'),
    )
    .leftJoin('cars as car', (join) =>
      join.onRef('car.chain_id', '=', 'o.chain_id').onRef('car.id', '=', 'o.car_id'),
    )
    .leftJoin('people as who', 'who.id', 't.user_id')
    .select(['t.id', 't.chain_id', 't.site_id', 't.user_id', 't.order_id', 't.began_at'])
    .select('s.timezone')
    .select(sql<string>`coalesce(who.first_name || ' ' || who.last_name, '')`.as('who'))
    .select(
      sql<string>`coalesce(nullif(car.licenseplate, ''), nullif(o.number, ''), '#' || o.id)`.as(
        'called',
      ),
    )
    .where('t.ended_at', 'is', null)
    .where('t.began_at', '<', before)
    .orderBy('t.began_at')
    .execute();
