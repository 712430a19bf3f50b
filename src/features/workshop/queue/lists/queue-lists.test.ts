import { expect, test } from 'vitest';
import { expedite, finish, wait } from '#contract/workshop/queue-rules.ts';
import type { QueuePerson } from '#contract/workshop/queue.ts';
import { cameIn } from '#tests/support/factories/queue-person.ts';
import {
  callSecondsLeft,
  heldRows,
  isMine,
  listsOf,
  medianWait,
  nextAutomatically,
  waitedMinutes,
  waitingIn,
} from './queue-lists.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
const came = (id: number, minute: number) =>
  cameIn(at(minute), { id, licenseplate: `EL1000${id}` });
const inGarage = (id: number, minute: number) =>
  wait(came(id, minute - 1), 'garage', { garage: true, now: at(minute), dayBegan: at(0) });
const onLift = (id: number, minute: number) =>
  expedite(inGarage(id, minute), 'Lift 1', at(minute + 1));
const ids = (people: readonly QueuePerson[]) => people.map(({ id }) => id);

test('who has waited longest is first, who was done last is first', () => {
  const people = [
    came(1, 9),
    came(2, 3),
    finish(came(3, 0), at(20)),
    finish(came(4, 0), at(30)),
    expedite(came(5, 1), null, at(8)),
  ];
  const lists = listsOf(people, 'expedite');
  expect(ids(lists.waiting)).toEqual([2, 1]);
  expect(ids(lists.completed)).toEqual([4, 3]);
  expect(ids(lists.expediting)).toEqual([5]);
});

test('who went on to the garage is done in the reception and waits in the garage', () => {
  const people = [inGarage(1, 5)];
  expect(ids(listsOf(people, 'expedite').completed)).toEqual([1]);
  expect(ids(listsOf(people, 'garage').waiting)).toEqual([1]);
  expect(waitingIn(people)).toEqual({ expedite: 0, garage: 1 });
});

test('minutes are whole and rounded, and never below none', () => {
  const person = came(1, 0);
  const after = (seconds: number) =>
    waitedMinutes(person, 'expedite', at(0).getTime() + seconds * 1000);
  expect([after(29), after(31), after(89), after(91), after(-60)]).toEqual([0, 1, 1, 2, 0]);
});

test('a call counts down from the site’s seconds and stays at none', () => {
  const person = expedite(came(1, 0), null, at(1));
  const left = (seconds: number) =>
    callSecondsLeft(person, 'expedite', 10, at(1).getTime() + seconds * 1000);
  expect([left(0), left(3.2), left(10), left(60), left(-5)]).toEqual([10, 7, 0, 0, 10]);
});

test('the usual wait is that of the one in the middle of those who were called', () => {
  const called = [3, 5, 20].map((minute, id) => expedite(came(id, 0), null, at(minute)));
  expect(medianWait([...called, came(9, 0)], 'expedite')).toBe(5);
  expect(medianWait([came(9, 0)], 'expedite')).toBeNull();
});

test('in the garage the one who has waited longest is called by itself when a car is done', () => {
  const people = [onLift(1, 1), inGarage(2, 9), inGarage(3, 4)];
  expect(nextAutomatically(people[0]!, people, true)?.id).toBe(3);
});

test('nobody is called by itself when that is not wanted, or nobody waits, or in the reception', () => {
  const people = [onLift(1, 1), inGarage(2, 9)];
  expect(nextAutomatically(people[0]!, people, false)).toBeNull();
  expect(nextAutomatically(people[0]!, [people[0]!], true)).toBeNull();
  const atDesk = expedite(came(4, 0), null, at(2));
  expect(nextAutomatically(atDesk, [atDesk, came(5, 0), ...people], true)).toBeNull();
});

test('to finish somebody who never was on a lift frees no lift', () => {
  const people = [inGarage(2, 9), inGarage(3, 4)];
  expect(nextAutomatically(people[0]!, people, true)).toBeNull();
});

test('I expedite whom I called to my station or from here, until they are no longer expedited', () => {
  const mine = expedite(came(1, 0), 'Desk 1', at(1));
  const atDesk1 = { target: 'Desk 1', calledHere: null };
  const fromHere = { target: null, calledHere: 1 };
  expect(isMine(mine, 'expedite', atDesk1)).toBe(true);
  expect(isMine(mine, 'expedite', fromHere)).toBe(true);
  expect(isMine(mine, 'expedite', { target: 'Desk 2', calledHere: 7 })).toBe(false);
  expect(isMine(mine, 'expedite', { target: null, calledHere: null })).toBe(false);
  expect(isMine(finish(mine, at(5)), 'expedite', atDesk1)).toBe(false);
  expect(
    isMine(
      wait(mine, 'expedite', { garage: true, now: at(5), dayBegan: at(0) }),
      'expedite',
      fromHere,
    ),
  ).toBe(false);
});

test('held rows stay where they are and show how people are now', () => {
  const shown = [came(1, 0), came(2, 5)];
  const called = expedite(came(1, 0), 'Desk 1', at(9));
  const rows = heldRows(shown, [came(2, 5), called, came(3, 8)]);
  expect(ids(rows)).toEqual([1, 2]);
  expect(rows[0]?.expedite.target).toBe('Desk 1');
});
