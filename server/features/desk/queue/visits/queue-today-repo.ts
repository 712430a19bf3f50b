import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { QueueToday } from '#contract/desk/dashboard.ts';
import { QueueStatus } from '#contract/desk/queue.ts';
import type { Tx } from '#server/db/open.ts';

// Everybody who is here, and who was done since, with the entry of the queue they are in.
function today(tx: Tx, since: Date) {
  return tx
    .selectFrom('queue_people as p')
    .innerJoin('queue_entries as e', (join) =>
      join
        .onRef('e.chain_id', '=', 'p.chain_id')
        .onRef('e.person_id', '=', 'p.id')
        .onRef('e.queue', '=', 'p.queue'),
    )
    .where((is) => is.or([is('p.left_at', 'is', null), is('p.left_at', '>=', since)]));
}

/** How the queues stand, how long people waited who came or were done since, and the first few of those who wait, who came first before the others; in one question. */
export async function queueTodayOf(tx: Tx, since: Date, most: number): Promise<QueueToday> {
  const longest = today(tx, since)
    .select(['p.id', 'p.licenseplate', 'p.name', 'e.start_at as since'])
    .where('p.left_at', 'is', null)
    .where('e.status', '=', QueueStatus.Wait)
    .where('e.start_at', 'is not', null)
    .orderBy('e.start_at')
    .limit(most);
  const row = await today(tx, since)
    .leftJoin('queue_entries as r', (join) =>
      join
        .onRef('r.chain_id', '=', 'p.chain_id')
        .onRef('r.person_id', '=', 'p.id')
        .on('r.queue', '=', 'expedite'),
    )
    .select((e) => [
      e.fn.countAll<number>().filterWhere('e.status', '=', QueueStatus.Wait).as('waiting'),
      e.fn.countAll<number>().filterWhere('e.status', '=', QueueStatus.Expedite).as('expediting'),
      e.fn.countAll<number>().filterWhere('e.status', '=', QueueStatus.Done).as('done'),
      medianOf('r.waited_seconds', sql`r.expedite_at is not null`).as('medianWait'),
      medianOf('e.handled_seconds', sql`not p.no_show`).as('medianHandled'),
      jsonArrayFrom(longest).as('longest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    medianWait: rounded(row.medianWait),
    medianHandled: rounded(row.medianHandled),
    longest: row.longest.map((person) => ({
      ...person,
      since: new Date(person.since ?? 0).toISOString(),
    })),
  };
}

const medianOf = (seconds: string, which: RawBuilder<unknown>) =>
  sql<
    number | null
  >`percentile_cont(0.5) within group (order by ${sql.ref(seconds)}) filter (where ${which})`;

const rounded = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds);

/** How many came since, by the hour of a clock set to `timezone`; hours in which nobody came are not there. */
export function arrivalsByHour(
  tx: Tx,
  since: Date,
  timezone: string,
): Promise<{ hour: number; arrived: number }[]> {
  return tx
    .selectFrom('queue_people')
    .select((e) => [
      sql<number>`extract(hour from arrived_at at time zone ${timezone})::int`.as('hour'),
      e.fn.countAll<number>().as('arrived'),
    ])
    .where('arrived_at', '>=', since)
    .where((is) => is.or([is('left_at', 'is', null), is('left_at', '>=', since)]))
    .groupBy('hour')
    .orderBy('hour')
    .execute();
}
