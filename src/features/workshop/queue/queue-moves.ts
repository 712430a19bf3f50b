import { queueCalls, QueueStatus } from '#contract/workshop/queue.ts';
import type { KnownPerson, QueueId, QueueOptions, QueuePerson } from '#contract/workshop/queue.ts';
import { arrive, call, expedite, finish, missCall, wait } from '#contract/workshop/queue-rules.ts';
import type { Answer } from '#contract/kit/call.ts';
import { dayBeganAt } from '#contract/kit/time/zoned-time.ts';
import { whenAnswered } from '#src/data/outbox/outbox-handlers.ts';
import type { Act, OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { enqueue } from '#src/data/outbox/outbox.ts';
import { serverNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { shownZone } from '#src/i18n/time.ts';
import {
  endWithAdded,
  personKey,
  queueTables,
  showMoved,
  takeAnswer,
} from './local-store/queue-store.ts';
import { personIn } from './local-store/read-dump.ts';
import { refreshQueue, refreshQueueSoon } from './local-store/refresh-queue.ts';
import { alertRefused, alertWaiting } from './refused-intent.ts';

/**
 * What a person at the counter does. Each shows at once, is kept on the device until the server has
 * answered, and throws the rule's `RuleError` when the rules forbid it as this device knows things.
 */

/** Calls a waiting person to a station. */
export async function expeditePerson(siteId: SiteId, person: QueuePerson, target: string | null) {
  const changed = expedite(person, target, now());
  const input = { params: { id: person.id }, body: { target } };
  const act = {
    words: `queue:acts.expedite.${target ? 'to' : 'alone'}`,
    values: actValues(person, target),
  } as const;
  await move(siteId, changed, queueCalls.expedite, input, act);
}

/** Calls a person once more. */
export async function recallPerson(
  siteId: SiteId,
  person: QueuePerson,
  target: string | null,
  options: QueueOptions,
) {
  const changed = call(person, target, options, now());
  const input = { params: { id: person.id }, body: { target } };
  const act = {
    words: `queue:acts.call.${target ? 'to' : 'alone'}`,
    values: actValues(person, target),
  } as const;
  await move(siteId, changed, queueCalls.call, input, act);
}

/** The person has been served. */
export async function finishPerson(siteId: SiteId, person: QueuePerson) {
  const act = { words: 'queue:acts.done', values: actValues(person) } as const;
  await move(siteId, finish(person, now()), queueCalls.done, { params: { id: person.id } }, act);
}

/** The person was called and did not come. */
export async function missPerson(siteId: SiteId, person: QueuePerson, options: QueueOptions) {
  const changed = missCall(person, options, now());
  const act = { words: 'queue:acts.noShow', values: actValues(person) } as const;
  await move(siteId, changed, queueCalls.noShow, { params: { id: person.id } }, act);
}

/** Lets a person wait in a queue; only where the site has it is it offered. */
export async function movePerson(siteId: SiteId, person: QueuePerson, queue: QueueId) {
  const act = { words: `queue:acts.wait.${queue}`, values: actValues(person) } as const;
  const input = { params: { id: person.id, queue } };
  await move(siteId, waiting(person, queue), queueCalls.wait, input, act);
}

function waiting(person: QueuePerson, queue: QueueId): QueuePerson {
  const dayBegan = new Date(dayBeganAt(serverNow(), shownZone()));
  return wait(person, queue, { garage: true, now: now(), dayBegan });
}

/** Puts somebody who was ended back to where they stood before; who was at a station is called there again. */
export async function putBackPerson(siteId: SiteId, person: QueuePerson, before: QueuePerson) {
  const { status, target } = before[before.queue];
  await movePerson(siteId, person, before.queue);
  if (status !== QueueStatus.Expedite) return;
  await expeditePerson(siteId, waiting(person, before.queue), target);
}

/** Who comes in, and whom and what the register has of them. */
interface Arriving {
  readonly licenseplate: string;
  readonly name: string;
  readonly again: boolean;
  readonly customer_id?: number;
  readonly car_id?: number;
}

/** What is said of somebody known when they are let in: only what is known. */
export const idsOf = (known: Pick<KnownPerson, 'customer_id' | 'car_id'> | null) => ({
  ...(known && known.customer_id !== null && { customer_id: known.customer_id }),
  ...(known && known.car_id !== null && { car_id: known.car_id }),
});

/** Lets somebody who came in wait for the reception. Until the server answers the person has an id below zero; what is done to them waits for it. */
export async function addPerson(
  siteId: SiteId,
  arriving: Arriving,
  known: Pick<KnownPerson, 'car_brand'> | null = null,
) {
  const id = -Math.trunc(serverNow());
  const person: QueuePerson = {
    id,
    revision: 0,
    intent: null,
    licenseplate: arriving.licenseplate.trim().toUpperCase() || null,
    name: arriving.name.trim() || null,
    customer_id: arriving.customer_id ?? null,
    car_id: arriving.car_id ?? null,
    car_brand: known?.car_brand ?? null,
    tyre_hotel_id: null,
    tyre_hotel_v2: false,
    order_id: null,
    booking: null,
    ...arrive(now()),
  };
  const act = { words: 'queue:acts.add', values: actValues(person) } as const;
  await move(siteId, person, queueCalls.add, { body: arriving }, act);
}

/** Whom it is about, as people call them, and where they are called to. */
const actValues = ({ name, licenseplate }: QueuePerson, target: string | null = null) => ({
  who: name ?? licenseplate ?? '-',
  ...(target && { target }),
});

const now = () => new Date(serverNow());

type Move = (typeof queueCalls)['add' | 'expedite' | 'call' | 'wait' | 'done' | 'noShow'];

function move<C extends Move>(
  siteId: SiteId,
  changed: QueuePerson,
  moved: C,
  input: Parameters<typeof enqueue<C>>[0]['input'],
  act: Act,
): Promise<void> {
  return enqueue({
    siteId,
    call: moved,
    input,
    act,
    objectKey: personKey(changed.id),
    optimistic: () => showMoved(siteId, changed),
    writes: queueTables,
  });
}

/** Tells the outbox what to do with the answers; once, before anything is sent. */
export function awaitQueueAnswers(): void {
  const { add, expedite: expedited, call: called, wait: waited, done, noShow } = queueCalls;
  for (const moved of [add, expedited, called, waited, done, noShow]) {
    whenAnswered(moved, {
      writes: queueTables,
      store: async (answer: Answer<Move> | null, row: OutboxRow) => {
        const person = personIn(answer?.data);
        // Without one the live socket reports what became of it.
        if (person && !(await takeAnswer(row, person))) refreshQueueSoon(row.siteId);
      },
      refused: async (row) => {
        if (moved === add) await endWithAdded(row);
        await refreshQueue(row.siteId);
        await alertRefused(row);
      },
      waits: alertWaiting,
    });
  }
}
