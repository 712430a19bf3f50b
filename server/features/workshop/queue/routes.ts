import {
  call,
  expedite,
  finish,
  lastChangeOf,
  missCall,
  wait,
} from '#contract/workshop/queue-rules.ts';
import { queueSettings } from '#contract/workshop/queue-settings.ts';
import { queueCalls, type QueueAction, type QueuePerson } from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { startOfDay } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { historyOf } from './visits/history-repo.ts';
import { knownPeople } from './arrival/known-people.ts';
import { dumpOf } from './dump.ts';
import { checkIn, publishQueue } from './arrival/check-in.ts';
import { nextRevision, personById } from './queue-repo.ts';
import { saveStep } from './step-repo.ts';
import { sharedDumps } from './shared-dump.ts';
import { mayComeBack } from './undo-rules.ts';

// The names of those who did something are the system's alone to read.
const { history, ...calls } = queueCalls;

/** The live queue of reception and garage: specification §2 'Queue panel', §4, §7. */
export function queueRoutes(app: AppContext): void {
  const dumpFor = sharedDumps(app);
  app.live.onJoin(async (caller, publish) => {
    if (!caller.rights.has('queue.read')) return undefined;
    const greeting = await dumpFor(caller);
    publish('customer-queue.full', greeting);
    return async () => {
      const dump = await dumpFor(caller);
      if (dump.revision !== greeting.revision) publish('customer-queue.full', dump);
    };
  });

  mount(
    app,
    { history },
    'system',
  )({
    history: async ({ db, caller, params }) => {
      const steps = await historyOf(db, caller, params.id);
      if (!steps) throw new AppError('common.not_found');
      return { data: steps };
    },
  });

  mount(
    app,
    calls,
  )({
    options: async ({ db, caller }) => ({
      data: { options: await settingsOf(db, queueSettings, caller) },
    }),

    refresh: async ({ db, caller, now, afterCommit }) => {
      const dump = await dumpOf(db, startOfDay(now, caller.timezone));
      afterCommit(() =>
        app.live.publishToSession(caller.sessionId, caller.siteId, 'customer-queue.full', dump),
      );
      return { data: dump };
    },

    add: async (context) => {
      const licenseplate = context.body.licenseplate.toUpperCase() || null;
      const name = context.body.name || null;
      if (!licenseplate && !name)
        throw new AppError('queue.nobody', {}, { name: 'fields.required' });
      const { db, caller, doneAt, afterCommit, body } = context;
      const change = await checkIn(db, caller, { licenseplate, name }, doneAt, {
        again: body.again ?? false,
        owner: { customerId: body.customer_id ?? null, carId: body.car_id ?? null },
        intent: context.key ?? null,
      });
      afterCommit(() => publishQueue(app, caller.siteId, change));
      return { data: change.people[0] };
    },

    known: async ({ db, query }) => ({ data: await knownPeople(db, query) }),

    expedite: (context) =>
      move(app, context, 'expedite', (person, at) =>
        expedite(person, context.body.target || null, at),
      ),

    call: async (context) => {
      const options = await settingsOf(context.db, queueSettings, context.caller);
      return move(app, context, 'call', (person, at) =>
        call(person, context.body.target || null, options, at),
      );
    },

    done: (context) => move(app, context, 'done', finish),

    noShow: async (context) => {
      const options = await settingsOf(context.db, queueSettings, context.caller);
      return move(app, context, 'no_show', (person, at) => missCall(person, options, at));
    },

    wait: async (context) => {
      const { db, caller, params } = context;
      const { enableGarageQueue } = await settingsOf(db, queueSettings, caller);
      return move(app, context, 'wait', (person, at) => {
        const dayBegan = startOfDay(at, caller.timezone);
        mayComeBack(person, dayBegan);
        return wait(person, params.queue, { garage: enableGarageQueue, now: at, dayBegan });
      });
    },
  });
}

type Work = Pick<Context, 'db' | 'doneAt' | 'afterCommit'> & { caller: Caller };

/**
 * One shape for every move: the revision first (it locks), then the rule, its history, and the news
 * after the commit. It counts from when it was done, but not from before what happened last.
 */
async function move(
  app: AppContext,
  context: Work & { params: { id: number } },
  action: QueueAction,
  step: (person: QueuePerson, at: Date) => QueuePerson,
): Promise<{ data: QueuePerson }> {
  const { db, caller, doneAt, params } = context;
  const revision = await nextRevision(db, caller);
  const before = await personOf(db, params.id);
  const at = new Date(Math.max(doneAt.getTime(), lastChangeOf(before)));
  const person = { ...step(before, at), revision };
  await saveStep(db, caller, action, person, at);
  context.afterCommit(() => publishQueue(app, caller.siteId, { revision, people: [person] }));
  // Whoever has booked is told that they are called, by the rules of bookings.
  const isCalled = action === 'expedite' || action === 'call';
  if (isCalled && person.booking) context.afterCommit(() => app.jobs.soon('booking-messages'));
  return { data: person };
}

async function personOf(db: Tx, id: number): Promise<QueuePerson> {
  const person = await personById(db, id);
  if (!person) throw new AppError('common.not_found');
  return person;
}
