import { arrive, call, expedite, finish, wait } from '#contract/queue-rules.ts';
import { queueCalls, type QueueDump, type QueuePerson } from '#contract/queue.ts';
import type { Tx } from '#server/db/open.ts';
import { enter, type Caller } from '#server/kit/caller.ts';
import { startOfDay, now as clock } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mount, type Context } from '#server/kit/mount.ts';
import {
  insertPerson,
  nextRevision,
  noteAction,
  peopleSince,
  personById,
  queueOptionsOf,
  revisionOf,
  savePerson,
  type QueueAction,
} from './queue-repo.ts';

/** The live queue of reception and garage: specification §2 'Queue panel', §4, §7. */
export function queueRoutes(house: House): void {
  house.live.onJoin(async (caller, tell) => {
    if (!caller.rights.has('queue.read')) return;
    tell('customer-queue.full', await dumpFor(house, caller));
  });

  mount(
    house,
    queueCalls,
  )({
    options: async ({ db }) => ({ data: { options: await queueOptionsOf(db) } }),

    refresh: async ({ db, caller, now, afterCommit }) => {
      const dump = await dumpOf(db, caller, now);
      afterCommit(() =>
        house.live.tellSession(caller.sessionId, caller.siteId, 'customer-queue.full', dump),
      );
      return { data: dump };
    },

    add: async (context) => {
      const licenseplate = context.body.licenseplate.toUpperCase() || null;
      const name = context.body.name || null;
      if (!licenseplate && !name)
        throw new AppError('queue.nobody', {}, { name: 'fields.required' });
      return change(house, context, 'arrive', async ({ db, caller, now }) => {
        const here = arrive(now);
        const id = await insertPerson(db, caller, {
          licenseplate,
          name,
          queue: here.queue,
          arrivedAt: now,
        });
        return { ...(await personOf(db, id)), ...here };
      });
    },

    expedite: (context) =>
      move(house, context, 'expedite', (person) =>
        expedite(person, context.body.target || null, context.now),
      ),

    call: (context) =>
      move(house, context, 'call', (person) =>
        call(person, context.body.target || null, context.now),
      ),

    done: (context) => move(house, context, 'done', (person) => finish(person, context.now)),

    wait: async (context) => {
      const { enableGarageQueue } = await queueOptionsOf(context.db);
      return move(house, context, 'wait', (person) =>
        wait(person, context.params.queue, enableGarageQueue, context.now),
      );
    },
  });
}

type Work = Pick<Context, 'db' | 'now' | 'afterCommit'> & { caller: Caller };

/** One shape for every change: the revision first (it locks), then the change, its history, and the news after the commit. */
async function change(
  house: House,
  context: Work,
  action: QueueAction,
  make: (context: Work) => Promise<QueuePerson>,
): Promise<{ data: QueuePerson }> {
  const { db, caller, now } = context;
  const revision = await nextRevision(db, caller);
  const person = await make(context);
  await savePerson(db, caller, person);
  await noteAction(db, caller, action, person, revision, now);
  context.afterCommit(() =>
    house.live.tellSite(caller.siteId, 'customer-queue.update', { revision, people: [person] }),
  );
  return { data: person };
}

function move(
  house: House,
  context: Work & { params: { id: number } },
  action: QueueAction,
  step: (person: QueuePerson) => QueuePerson,
): Promise<{ data: QueuePerson }> {
  return change(house, context, action, async ({ db }) =>
    step(await personOf(db, context.params.id)),
  );
}

async function personOf(db: Tx, id: number): Promise<QueuePerson> {
  const person = await personById(db, id);
  if (!person) throw new AppError('common.not_found');
  return person;
}

async function dumpFor(house: House, caller: Caller): Promise<QueueDump> {
  const read = async (db: Tx) => {
    await enter(db, caller);
    return dumpOf(db, caller, clock());
  };
  return house.db.transaction('app', read);
}

// The revision is read first: a change committed in between makes the list newer than its revision,
// and applying that change once more does no harm. The other way round one would be missed.
async function dumpOf(db: Tx, caller: Caller, now: Date): Promise<QueueDump> {
  const revision = await revisionOf(db);
  return { revision, people: await peopleSince(db, startOfDay(now, caller.timezone)) };
}
