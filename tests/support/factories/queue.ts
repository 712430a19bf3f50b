import type { Insertable } from 'kysely';
import { arrive } from '#contract/workshop/queue-rules.ts';
import { queueSettings, type QueueSettings } from '#contract/workshop/queue-settings.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { now } from '#server/kit/clock.ts';
import { hashOf, newCode } from '#server/kit/keys/secret-code.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeSite, type Site } from './organisation.ts';
import { makeSettings } from './resources.ts';
import { unique } from './unique.ts';

/** What a site has to call people to: two desks and, with the garage, two lifts. */
export async function makeQueueOptions(
  db: Database,
  { site, ...overrides }: Partial<QueueSettings> & { site: Site },
): Promise<void> {
  await makeSettings(db, queueSettings, site, {
    expediteTargets: ['Desk 1', 'Desk 2'],
    garageTargets: ['Lift 1', 'Lift 2'],
    enableGarageQueue: true,
    ...overrides,
  });
}

/** Somebody who waits in the reception, at a site of its own when none is given. */
export async function makeQueuePerson(
  db: Database,
  overrides: Partial<Insertable<Tables['queue_people']>> & { site?: Site } = {},
) {
  const { site = await makeSite(db), ...columns } = overrides;
  const own = { chain_id: site.chain_id, site_id: site.id };
  const arrivedAt = new Date(columns.arrived_at ?? now());
  const here = arrive(arrivedAt);
  return db.transaction('system', async (tx) => {
    const person = await tx
      .insertInto('queue_people')
      .values({ ...own, queue: here.queue, name: unique('Ola'), arrived_at: arrivedAt, ...columns })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('queue_entries')
      .values({ ...own, person_id: person.id, queue: 'expedite', ...here.expedite })
      .execute();
    await tx
      .insertInto('queue_history')
      .values({
        ...own,
        person_id: person.id,
        at: arrivedAt,
        action: 'arrive',
        queue: 'expedite',
        revision: 0,
      })
      .execute();
    return person;
  });
}

/** A link to a site's queue, with the code that opens it: a lobby's when no kind is given. */
export async function makeQueueLink(
  db: Database,
  overrides: Partial<Insertable<Tables['links']>> & { site: Site },
) {
  const { site, ...columns } = overrides;
  const code = newCode();
  const link = await insertOne(db, 'links', {
    chain_id: site.chain_id,
    site_id: site.id,
    kind: 'lobby',
    name: unique('Screen'),
    code_hash: hashOf(code),
    ...columns,
  });
  return { ...link, code };
}
