import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { QueueToday } from '#contract/desk/dashboard.ts';
import { QueueStatus } from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';

// Everybody who is here, and who was done since. Each half names an index of its own: of an `or` the
// database thinks, where there are many sites, that any index of a site will do.
function today(tx: Tx, since: Date) {
  const people = tx
    .selectFrom('queue_people')
    .select([
      'chain_id',
      'id',
      'licenseplate',
      'name',
      'queue',
      'no_show',
      'arrived_at',
      'left_at',
    ]);
  return people.where('left_at', 'is', null).unionAll(people.where('left_at', '>=', since));
}

/** How the queues stand, how long people waited who came or were done since, the first few of those who wait, who came first before the others, and how many came in each hour of a clock set to `timezone`; in one question. */
export async function queueTodayOf(
  tx: Tx,
  { since, timezone, most }: { since: Date; timezone: string; most: number },
): Promise<{ queue: QueueToday; arrivals: { hour: number; arrived: number }[] }> {
  const row = await tx
    .with('today', () => today(tx, since))
    // With the entry of the queue they are in.
    .with('entered', (within) =>
      within
        .selectFrom('today as p')
        .innerJoin('queue_entries as e', (join) =>
          join
            .onRef('e.chain_id', '=', 'p.chain_id')
            .onRef('e.person_id', '=', 'p.id')
            .onRef('e.queue', '=', 'p.queue'),
        )
        .selectAll('p')
        .select(['e.status', 'e.start_at', 'e.handled_seconds']),
    )
    .selectFrom('entered as p')
    .leftJoin('queue_entries as r', (join) =>
      join
        .onRef('r.chain_id', '=', 'p.chain_id')
        .onRef('r.person_id', '=', 'p.id')
        .on('r.queue', '=', 'expedite'),
    )
    .select((e) => [
      e.fn.countAll<number>().filterWhere('p.status', '=', QueueStatus.Wait).as('waiting'),
      e.fn.countAll<number>().filterWhere('p.status', '=', QueueStatus.Expedite).as('expediting'),
      e.fn.countAll<number>().filterWhere('p.status', '=', QueueStatus.Done).as('done'),
      medianOf('r.waited_seconds', sql`r.expedite_at is not null`).as('medianWait'),
      medianOf('p.handled_seconds', sql`not p.no_show`).as('medianHandled'),
      jsonArrayFrom(
        e
          .selectFrom('entered as w')
          .select(['w.id', 'w.licenseplate', 'w.name', 'w.start_at as since'])
          .where('w.left_at', 'is', null)
          .where('w.status', '=', QueueStatus.Wait)
          .where('w.start_at', 'is not', null)
          .orderBy('w.start_at')
          .limit(most),
      ).as('longest'),
      // Hours in which nobody came are not there.
      jsonArrayFrom(
        e
          .selectFrom('today as t')
          .select([
            sql<number>`extract(hour from t.arrived_at at time zone ${timezone})::int`.as('hour'),
            e.fn.countAll<number>().as('arrived'),
          ])
          .where('t.arrived_at', '>=', since)
          .groupBy('hour')
          .orderBy('hour'),
      ).as('arrivals'),
    ])
    .executeTakeFirstOrThrow();
  const { arrivals, ...queues } = row;
  const queue = {
    ...queues,
    medianWait: rounded(row.medianWait),
    medianHandled: rounded(row.medianHandled),
    longest: row.longest.map((person) => ({
      ...person,
      since: new Date(person.since ?? 0).toISOString(),
    })),
  };
  return { queue, arrivals };
}

const medianOf = (seconds: string, which: RawBuilder<unknown>) =>
  sql<
    number | null
  >`percentile_cont(0.5) within group (order by ${sql.ref(seconds)}) filter (where ${which})`;

const rounded = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds);
