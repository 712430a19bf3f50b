import { sql } from 'kysely';
import {
  QueueStatus,
  type QueueEntry,
  type QueueId,
  type QueuePerson,
} from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';

/** Who does something at which site; null is nobody who is logged in. */
export type Actor = Pick<Caller, 'chainId' | 'siteId'> & { readonly userId?: number | null };

/**
 * Takes the site's next revision. Whoever changes the queue asks this first: the row's lock makes
 * two who press at once come one after the other, and the second sees what the first did.
 */
export async function nextRevision(tx: Tx, caller: Actor): Promise<number> {
  const row = await tx
    .insertInto('queue_revisions')
    .values({ chain_id: caller.chainId, site_id: caller.siteId, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'site_id'])
        .doUpdateSet({ revision: sql<number>`queue_revisions.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}

/** Holds the queue as it is until the transaction ends: for who looks whether there is anything to change. */
export async function holdQueue(tx: Tx, site: Actor): Promise<void> {
  const here = { chain_id: site.chainId, site_id: site.siteId };
  await tx
    .insertInto('queue_revisions')
    .values({ ...here, revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.selectFrom('queue_revisions').select('revision').forUpdate().execute();
}

/** The revision of what a query after it in the same statement's snapshot or later sees, at the least. */
export async function revisionOf(tx: Tx): Promise<number> {
  const row = await tx.selectFrom('queue_revisions').select('revision').executeTakeFirst();
  return row?.revision ?? 0;
}

/** The revisions of sites, in their order; 0 where nothing has happened yet. For the system alone. */
export async function revisionsOf(
  tx: Tx,
  sites: readonly { readonly chainId: number; readonly siteId: number }[],
): Promise<number[]> {
  const { rows } = await sql<{ revision: number }>`
    select coalesce(r.revision, 0) as revision
    from unnest(
      ${sites.map(({ chainId }) => chainId)}::bigint[],
      ${sites.map(({ siteId }) => siteId)}::bigint[]
    ) with ordinality as asked (chain, site, place)
    left join queue_revisions r on r.chain_id = asked.chain and r.site_id = asked.site
    order by asked.place`.execute(tx);
  return rows.map(({ revision }) => revision);
}

/** One person, or undefined when there is none with this id at the site. */
export async function personById(tx: Tx, id: number): Promise<QueuePerson | undefined> {
  const [person] = await people(tx, (query) => query.where('queue_people.id', '=', id));
  return person;
}

/** Everybody who is here, and who was done since. */
export function peopleSince(tx: Tx, since: Date): Promise<QueuePerson[]> {
  return people(tx, (query) =>
    query.where((e) => e.or([e('left_at', 'is', null), e('left_at', '>=', since)])),
  );
}

/** Everybody who is here, and of these visits those who were done since. */
export async function peopleHere(
  tx: Tx,
  visits: readonly number[],
  since: Date,
): Promise<QueuePerson[]> {
  const here = await people(tx, (query) => query.where('left_at', 'is', null));
  if (visits.length === 0) return here;
  const done = await people(tx, (query) =>
    query.where('queue_people.id', 'in', visits).where('left_at', '>=', since),
  );
  return [...done, ...here];
}

type Query = ReturnType<typeof allPeople>;

// One statement, so that a person and both queues' entries are of the same moment; and each entry by
// its key, so that who was done earlier is not read along with who is here.
function allPeople(tx: Tx) {
  const entry = (queue: QueueId) =>
    tx
      .selectFrom('queue_entries')
      .selectAll()
      .where('queue_entries.chain_id', '=', sql.ref<number>('queue_people.chain_id'))
      .where('queue_entries.person_id', '=', sql.ref<number>('queue_people.id'))
      .where('queue', '=', queue)
      .limit(1);
  return tx
    .selectFrom('queue_people')
    .leftJoinLateral(entry('expedite').as('e'), (join) => join.onTrue())
    .leftJoinLateral(entry('garage').as('g'), (join) => join.onTrue())
    .selectAll('queue_people')
    .select([...entryColumns('e', 'expedite'), ...entryColumns('g', 'garage')])
    .select((e) => [
      e
        .selectFrom('wheel_sets as s')
        .select('s.number')
        .whereRef('s.chain_id', '=', 'queue_people.chain_id')
        .whereRef('s.id', '=', 'queue_people.tyre_hotel_id')
        .as('tyre_hotel_number'),
      e
        .selectFrom('orders as o')
        .select(sql<string | null>`nullif(o.number, '')`.as('number'))
        .whereRef('o.chain_id', '=', 'queue_people.chain_id')
        .whereRef('o.id', '=', 'queue_people.order_id')
        .as('order_number'),
    ])
    .orderBy('arrived_at')
    .orderBy('queue_people.id');
}

function entryColumns<Alias extends 'e' | 'g', Queue extends QueueId>(alias: Alias, queue: Queue) {
  return [
    `${alias}.status as ${queue}_status`,
    `${alias}.start_at as ${queue}_start_at`,
    `${alias}.expedite_at as ${queue}_expedite_at`,
    `${alias}.call_at as ${queue}_call_at`,
    `${alias}.done_at as ${queue}_done_at`,
    `${alias}.target as ${queue}_target`,
    `${alias}.recalls as ${queue}_recalls`,
  ] as const;
}

async function people(tx: Tx, which: (query: Query) => Query): Promise<QueuePerson[]> {
  const rows = await which(allPeople(tx)).execute();
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    intent: row.intent,
    licenseplate: row.licenseplate,
    name: row.name,
    queue: row.queue as QueueId,
    customer_id: row.customer_id,
    car_id: row.car_id,
    car_brand: row.car_brand,
    tyre_hotel_id: row.tyre_hotel_id,
    tyre_hotel_v2: row.tyre_hotel_v2,
    tyre_hotel_number: row.tyre_hotel_number,
    order_id: row.order_id,
    order_number: row.order_number,
    booking: row.booking_start_time && {
      id: row.booking_id,
      start_time: row.booking_start_time.toISOString(),
    },
    no_show: row.no_show,
    expedite: entryOf(row, 'expedite'),
    garage: entryOf(row, 'garage'),
  }));
}

type Row = Awaited<ReturnType<Query['execute']>>[number];

function entryOf(row: Row, queue: QueueId): QueueEntry {
  return {
    status: (row[`${queue}_status`] ?? QueueStatus.None) as QueueStatus,
    start_at: row[`${queue}_start_at`]?.toISOString() ?? null,
    expedite_at: row[`${queue}_expedite_at`]?.toISOString() ?? null,
    call_at: row[`${queue}_call_at`]?.toISOString() ?? null,
    done_at: row[`${queue}_done_at`]?.toISOString() ?? null,
    target: row[`${queue}_target`],
    recalls: row[`${queue}_recalls`] ?? 0,
  };
}

/** Who came in, and what is known of them from before. */
export type Newcomer = Pick<
  QueuePerson,
  'licenseplate' | 'name' | 'queue' | 'customer_id' | 'car_id' | 'car_brand' | 'intent'
> & {
  readonly arrivedAt: Date;
  /** When the time begins that they booked. */
  readonly bookedAt?: Date | null;
};

/** Adds somebody who came in and returns their id. */
export async function insertPerson(tx: Tx, caller: Actor, person: Newcomer): Promise<number> {
  const { arrivedAt, bookedAt = null, ...columns } = person;
  const row = await tx
    .insertInto('queue_people')
    .values({
      chain_id: caller.chainId,
      site_id: caller.siteId,
      ...columns,
      arrived_at: arrivedAt,
      booking_start_time: bookedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Saves whose visit it is, and as whom they came. */
export async function saveOwner(tx: Tx, person: QueuePerson): Promise<void> {
  const { id, revision, customer_id, car_id, car_brand, name, licenseplate } = person;
  await tx
    .updateTable('queue_people')
    .set({ revision, customer_id, car_id, car_brand, name, licenseplate })
    .where('id', '=', id)
    .execute();
}
