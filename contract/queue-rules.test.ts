import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from './kit/errors.ts';
import { arrive, call, expedite, finish, wait } from './queue-rules.ts';
import { queueIds, QueueStatus, type QueueEntry, type QueueId, type QueuePerson } from './queue.ts';

const { None, Wait, Expedite, Done } = QueueStatus;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
const iso = (minute: number) => at(minute).toISOString();

const known = {
  id: 1,
  licenseplate: 'EL12345',
  name: 'Kari',
  customer_id: null,
  car_id: null,
  car_brand: null,
  tyre_hotel_id: null,
  tyre_hotel_v2: false,
  order_id: null,
  booking: null,
};
const newcomer = (minute = 0): QueuePerson => ({ ...known, ...arrive(at(minute)) });

function refusalOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'allowed';
}

test('who comes in waits in the reception from that moment', () => {
  const person = newcomer(5);
  expect(person.queue).toBe('expedite');
  expect(person.expedite).toMatchObject({ status: Wait, start_at: iso(5), expedite_at: null });
  expect(person.garage).toMatchObject({ status: None, start_at: null });
});

test('who is expedited is called to the station at that moment', () => {
  const person = expedite(newcomer(0), 'Desk 2', at(7));
  expect(person.expedite).toEqual({
    status: Expedite,
    start_at: iso(0),
    expedite_at: iso(7),
    call_at: iso(7),
    done_at: null,
    target: 'Desk 2',
  });
});

test('a second call tells the new time and station and forgets neither the wait nor the first', () => {
  const person = call(expedite(newcomer(0), 'Desk 1', at(7)), 'Desk 3', at(9));
  expect(person.expedite).toMatchObject({
    status: Expedite,
    start_at: iso(0),
    expedite_at: iso(7),
    call_at: iso(9),
    target: 'Desk 3',
  });
});

test('who has been served is done, also without having been called', () => {
  expect(finish(newcomer(), at(3)).expedite).toMatchObject({ status: Done, done_at: iso(3) });
  const called = expedite(newcomer(), null, at(2));
  expect(finish(called, at(3)).expedite).toMatchObject({ status: Done, call_at: iso(2) });
});

test('who goes on to the garage is done in the reception and waits from now on there', () => {
  const person = wait(expedite(newcomer(0), 'Desk 1', at(4)), 'garage', true, at(10));
  expect(person.queue).toBe('garage');
  expect(person.expedite).toMatchObject({ status: Done, done_at: iso(10), target: 'Desk 1' });
  expect(person.garage).toMatchObject({ status: Wait, start_at: iso(10) });
});

test('who is moved to the garage and back has not lost their place', () => {
  const inGarage = wait(newcomer(0), 'garage', true, at(10));
  const back = wait(inGarage, 'expedite', true, at(20));
  expect(back.expedite).toMatchObject({ status: Wait, start_at: iso(0), done_at: null });
  expect(wait(back, 'garage', true, at(30)).garage).toMatchObject({
    status: Wait,
    start_at: iso(10),
  });
});

test('who was called and did not come waits again from when they came', () => {
  const person = wait(expedite(newcomer(0), 'Desk 1', at(4)), 'expedite', false, at(9));
  expect(person.expedite).toEqual({ ...newcomer(0).expedite });
});

test('who was done by mistake can be let wait again', () => {
  const person = wait(finish(newcomer(0), at(3)), 'expedite', false, at(5));
  expect(person.expedite).toMatchObject({ status: Wait, start_at: iso(0), done_at: null });
});

test('without a garage nobody waits there', () => {
  expect(refusalOf(() => wait(newcomer(), 'garage', false, at(1)))).toBe('queue.no_garage');
});

const entryAt = (status: QueueStatus): QueueEntry => ({ ...newcomer().expedite, status });
const everyAction = {
  expedite: (person: QueuePerson) => expedite(person, 'Desk 1', at(50)),
  call: (person: QueuePerson) => call(person, 'Desk 1', at(50)),
  done: (person: QueuePerson) => finish(person, at(50)),
  'wait in expedite': (person: QueuePerson) => wait(person, 'expedite', true, at(50)),
  'wait in garage': (person: QueuePerson) => wait(person, 'garage', true, at(50)),
};
const answers: Record<keyof typeof everyAction, Record<1 | 2 | 3, string>> = {
  expedite: { 1: 'allowed', 2: 'queue.not_waiting', 3: 'queue.not_waiting' },
  call: { 1: 'queue.not_expediting', 2: 'allowed', 3: 'queue.not_expediting' },
  done: { 1: 'allowed', 2: 'allowed', 3: 'queue.already_done' },
  'wait in expedite': { 1: 'allowed', 2: 'allowed', 3: 'allowed' },
  'wait in garage': { 1: 'allowed', 2: 'allowed', 3: 'allowed' },
};
const table = queueIds.flatMap((queue) =>
  ([Wait, Expedite, Done] as const).flatMap((status) =>
    (Object.keys(everyAction) as (keyof typeof everyAction)[]).map((action) => ({
      queue,
      status,
      action,
      answer: answers[action][status],
    })),
  ),
);

test.each(table)(
  'in $queue with status $status, $action is $answer',
  ({ queue, status, action, answer }) => {
    const other = queue === 'expedite' ? 'garage' : 'expedite';
    const person: QueuePerson = {
      ...newcomer(),
      queue,
      [queue]: entryAt(status),
      [other]: entryAt(None),
    };
    const before = structuredClone(person);
    expect(refusalOf(() => everyAction[action](person))).toBe(answer);
    expect(person).toEqual(before);
  },
);

const actionNames = Object.keys(everyAction) as (keyof typeof everyAction)[];
const steps = fc.array(
  fc.record({ action: fc.constantFrom(...actionNames), minutes: fc.nat(30), garage: fc.boolean() }),
  { maxLength: 40 },
);

function play(
  person: QueuePerson,
  step: { action: string; garage: boolean },
  now: Date,
): QueuePerson {
  try {
    if (step.action === 'expedite') return expedite(person, 'Desk 1', now);
    if (step.action === 'call') return call(person, 'Desk 2', now);
    if (step.action === 'done') return finish(person, now);
    return wait(person, step.action === 'wait in garage' ? 'garage' : 'expedite', step.garage, now);
  } catch (error) {
    if (error instanceof Refusal) return person;
    throw error;
  }
}

test('whatever people press in whatever order, a person is in one queue and its times are in order', () => {
  fc.assert(
    fc.property(steps, (pressed) => {
      let person = newcomer();
      let minute = 0;
      for (const step of pressed) {
        minute += step.minutes;
        person = play(person, step, at(minute));
        const other: QueueId = person.queue === 'expedite' ? 'garage' : 'expedite';
        expect(person[person.queue].status).not.toBe(None);
        expect([None, Done]).toContain(person[other].status);
        for (const queue of queueIds) expectInOrder(person[queue]);
      }
    }),
  );
});

function expectInOrder(entry: QueueEntry): void {
  const times = [entry.start_at, entry.expedite_at, entry.call_at, entry.done_at];
  const given = times.filter((time) => time !== null);
  expect(given).toEqual(given.toSorted());
  expect(entry.start_at === null).toBe(entry.status === None);
  expect(entry.done_at === null).toBe(entry.status !== Done);
  expect(entry.expedite_at === null).toBe(entry.call_at === null);
  expect(entry.status === Wait && entry.expedite_at !== null).toBe(false);
}
