import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { cameIn } from '#tests/support/factories/queue-person.ts';
import { RuleError } from '../kit/rules/rule-error.ts';
import {
  call,
  closeForNight,
  expedite,
  finish,
  medianOf,
  missCall,
  nextStep,
  timesOf,
  wait as waitOn,
} from './queue-rules.ts';
import { queueIds, QueueStatus, type QueueEntry, type QueueId, type QueuePerson } from './queue.ts';

const { None, Wait, Expedite, Done } = QueueStatus;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
const iso = (minute: number) => at(minute).toISOString();

const noLimits = { recallLimit: null, noShowMinutes: null };

// The day began with the first minute.
const wait = (person: QueuePerson, queue: QueueId, garage: boolean, now: Date) =>
  waitOn(person, queue, { garage, now, dayBegan: at(0) });
const newcomer = (minute = 0): QueuePerson => cameIn(at(minute));

function errorCodeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof RuleError) return error.message;
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
    recalls: 0,
  });
});

test('a second call tells the new time and station and forgets neither the wait nor the first', () => {
  const person = call(expedite(newcomer(0), 'Desk 1', at(7)), 'Desk 3', noLimits, at(9));
  expect(person.expedite).toMatchObject({
    status: Expedite,
    start_at: iso(0),
    expedite_at: iso(7),
    call_at: iso(9),
    target: 'Desk 3',
    recalls: 1,
  });
});

test('who was called as often as the site wants is not called once more', () => {
  const limits = { recallLimit: 2 };
  const once = call(expedite(newcomer(), 'Desk 1', at(1)), 'Desk 1', limits, at(2));
  const twice = call(once, 'Desk 1', limits, at(3));
  expect(twice.expedite.recalls).toBe(2);
  expect(errorCodeOf(() => call(twice, 'Desk 1', limits, at(4)))).toBe('queue.called_enough');
});

test('who was put back to wait may be called again from the beginning', () => {
  const limits = { recallLimit: 1 };
  const called = call(expedite(newcomer(), null, at(1)), null, limits, at(2));
  const again = expedite(wait(called, 'expedite', false, at(3)), null, at(4));
  expect(call(again, null, limits, at(5)).expedite.recalls).toBe(1);
});

test('who was called and did not come has left, and is known not to have come', () => {
  const person = missCall(expedite(newcomer(0), 'Desk 1', at(4)), noLimits, at(9));
  expect(person.no_show).toBe(true);
  expect(person.expedite).toMatchObject({ status: Done, done_at: iso(9), target: 'Desk 1' });
});

test('nobody counts as not come who waits or is done', () => {
  expect(errorCodeOf(() => missCall(newcomer(), noLimits, at(1)))).toBe('queue.not_expediting');
  const done = finish(newcomer(), at(1));
  expect(errorCodeOf(() => missCall(done, noLimits, at(2)))).toBe('queue.not_expediting');
});

test('where the site has limits, one of them is reached before somebody counts as not come', () => {
  const limits = { recallLimit: 1, noShowMinutes: 5 };
  const called = expedite(newcomer(), null, at(10));
  expect(errorCodeOf(() => missCall(called, limits, at(14)))).toBe('queue.call_first');
  expect(missCall(called, limits, at(15)).no_show).toBe(true);
  const recalled = call(called, null, limits, at(11));
  expect(missCall(recalled, limits, at(12)).no_show).toBe(true);
  const onlyMinutes = { recallLimit: null, noShowMinutes: 5 };
  expect(errorCodeOf(() => missCall(recalled, onlyMinutes, at(15)))).toBe('queue.call_first');
});

test('who did not come and does after all waits again from when they first came', () => {
  const gone = missCall(expedite(newcomer(0), null, at(4)), noLimits, at(9));
  const back = wait(gone, 'expedite', false, at(12));
  expect(back.no_show).toBe(false);
  expect(back.expedite).toEqual(newcomer(0).expedite);
});

test.each([
  ['waiting in the reception', newcomer(), 'expedite', 'expedite'],
  ['called in the reception', expedite(newcomer(), null, at(1)), 'garage', 'done'],
  ['waiting for the garage', wait(newcomer(), 'garage', true, at(1)), 'expedite', 'expedite'],
  [
    'on a lift of the garage',
    expedite(wait(newcomer(), 'garage', true, at(1)), null, at(2)),
    'done',
    'done',
  ],
  ['done', finish(newcomer(), at(1)), null, null],
])('one tap on somebody %s does the next right thing', (_, person, withGarage, without) => {
  expect(nextStep(person, true)).toBe(withGarage);
  expect(nextStep(person, false)).toBe(without);
});

test('a wait ends with the first call, and being served with being done', () => {
  const called = expedite(newcomer(0), null, at(7));
  expect(timesOf(newcomer(0), 'expedite')).toEqual({ waited: null, handled: null });
  expect(timesOf(called, 'expedite')).toEqual({ waited: 420, handled: null });
  expect(timesOf(finish(called, at(17)), 'expedite')).toEqual({ waited: 420, handled: 600 });
});

test('who was never called has waited until they left, and was not served', () => {
  const left = finish(newcomer(0), at(3));
  expect(timesOf(left, 'expedite')).toEqual({ waited: 180, handled: null });
});

test('who is closed for the night did not come, and the night counts as no wait', () => {
  const night = new Date(at(0).getTime() + 50_000_000);
  const uncalled = closeForNight(newcomer(0), night);
  expect(uncalled).toMatchObject({ no_show: true, expedite: { status: Done } });
  expect(timesOf(uncalled, 'expedite')).toEqual({ waited: null, handled: null });
  const called = closeForNight(expedite(newcomer(0), 'Desk 1', at(7)), night);
  expect(timesOf(called, 'expedite')).toEqual({ waited: 420, handled: null });
  expect(() => closeForNight(finish(newcomer(0), at(3)), night)).toThrow('queue.already_done');
});

test('who goes missing in the garage was served in the reception', () => {
  const inGarage = wait(expedite(newcomer(0), 'Desk 1', at(4)), 'garage', true, at(10));
  const missing = closeForNight(inGarage, at(50));
  expect(timesOf(missing, 'expedite')).toEqual({ waited: 240, handled: 360 });
  expect(timesOf(missing, 'garage')).toEqual({ waited: null, handled: null });
});

test('a clock that was set back makes no wait shorter than none', () => {
  expect(timesOf(expedite(newcomer(9), null, at(4)), 'expedite').waited).toBe(0);
});

test('the median is the middle one, the mean of two, and nothing of nothing', () => {
  expect([medianOf([9, 1, 5]), medianOf([4, 1, 2, 9]), medianOf([])]).toEqual([5, 3, null]);
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

test('who was closed for the night and is put back waits from then on, not since yesterday', () => {
  const yesterday = at(-600);
  const closed = closeForNight(cameIn(yesterday), at(4));
  const back = waitOn(closed, 'expedite', { garage: false, now: at(90), dayBegan: at(0) });
  expect(back.expedite).toMatchObject({ status: Wait, start_at: iso(90), done_at: null });
  expect(timesOf(expedite(back, null, at(95)), 'expedite').waited).toBe(300);
});

test('without a garage nobody waits there', () => {
  expect(errorCodeOf(() => wait(newcomer(), 'garage', false, at(1)))).toBe('queue.no_garage');
});

const entryAt = (status: QueueStatus): QueueEntry => ({ ...newcomer().expedite, status });
const everyAction = {
  expedite: (person: QueuePerson) => expedite(person, 'Desk 1', at(50)),
  call: (person: QueuePerson) => call(person, 'Desk 1', noLimits, at(50)),
  done: (person: QueuePerson) => finish(person, at(50)),
  'no show': (person: QueuePerson) => missCall(person, noLimits, at(50)),
  'wait in expedite': (person: QueuePerson) => wait(person, 'expedite', true, at(50)),
  'wait in garage': (person: QueuePerson) => wait(person, 'garage', true, at(50)),
};
const answers: Record<keyof typeof everyAction, Record<1 | 2 | 3, string>> = {
  expedite: { 1: 'allowed', 2: 'queue.not_waiting', 3: 'queue.not_waiting' },
  call: { 1: 'queue.not_expediting', 2: 'allowed', 3: 'queue.not_expediting' },
  done: { 1: 'allowed', 2: 'allowed', 3: 'queue.already_done' },
  'no show': { 1: 'queue.not_expediting', 2: 'allowed', 3: 'queue.not_expediting' },
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
    expect(errorCodeOf(() => everyAction[action](person))).toBe(answer);
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
    if (step.action === 'call') return call(person, 'Desk 2', noLimits, now);
    if (step.action === 'done') return finish(person, now);
    if (step.action === 'no show') return missCall(person, noLimits, now);
    return wait(person, step.action === 'wait in garage' ? 'garage' : 'expedite', step.garage, now);
  } catch (error) {
    if (error instanceof RuleError) return person;
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
        if (person.no_show) expect(person[person.queue].status).toBe(Done);
        for (const queue of queueIds) expectInOrder(person[queue]);
      }
    }),
  );
});

function expectInOrder(entry: QueueEntry): void {
  const times = [entry.start_at, entry.expedite_at, entry.call_at, entry.done_at];
  const known = times.filter((time) => time !== null);
  expect(known).toEqual(known.toSorted());
  expect(entry.start_at === null).toBe(entry.status === None);
  expect(entry.done_at === null).toBe(entry.status !== Done);
  expect(entry.expedite_at === null).toBe(entry.call_at === null);
  expect(entry.status === Wait && entry.expedite_at !== null).toBe(false);
}
