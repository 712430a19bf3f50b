import { expect, test } from 'vitest';
import { byUrgency, onTheWay, viewOf } from './move-rules.ts';

test.each([
  ['a visit is now', { kind: 'stage', due_on: '2026-03-02' }, 'now'],
  ['what nobody has said a day for is now', { kind: 'stage', due_on: null }, 'now'],
  ['what should have been done yesterday is now', { kind: 'stage', due_on: '2026-03-01' }, 'now'],
  ['a day to come is tomorrow', { kind: 'stage', due_on: '2026-03-04' }, 'tomorrow'],
  ['what came in is incoming', { kind: 'put_away', due_on: null }, 'incoming'],
])('%s', (_, move, view) => {
  expect(viewOf({ state: 'planned', ...move }, '2026-03-02')).toBe(view);
  expect(viewOf({ ...move, state: 'exception' }, '2026-03-02')).toBe('exceptions');
});

test('whose car is at the lift comes first, then who has waited longest, then what is due', () => {
  const one = { called: false, arrived_at: null, due_on: null };
  const moves = [
    { ...one, number: '10', due_on: '2026-03-03' },
    { ...one, number: '9', due_on: '2026-03-03' },
    { ...one, number: '3', arrived_at: '2026-03-02T08:10:00Z' },
    { ...one, number: '2', arrived_at: '2026-03-02T08:00:00Z' },
    { ...one, number: '1', arrived_at: '2026-03-02T09:00:00Z', called: true },
  ];
  expect(moves.toSorted(byUrgency).map(({ number }) => number)).toEqual(['1', '2', '3', '9', '10']);
});

test('a round goes through one warehouse after the other, also where they have the same codes', () => {
  const moves = [
    { place: 'A.01-1', warehouse: 2 },
    { place: 'B.01-1', warehouse: 1 },
    { place: 'A.02-1', warehouse: 1 },
    { place: 'A.03-1', warehouse: 2 },
  ];
  expect(onTheWay(moves).map(({ place, warehouse }) => `${warehouse} ${place}`)).toEqual([
    '1 A.02-1',
    '1 B.01-1',
    '2 A.01-1',
    '2 A.03-1',
  ]);
});

test('a round goes up one column and down the next, and ends with what stands nowhere', () => {
  const codes = ['A.02-1', null, 'A.01-2', 'A.02-2', 'A.01-1'];
  const round = onTheWay(codes.map((place) => ({ place, warehouse: 1 })));
  expect(round.map(({ place }) => place)).toEqual(['A.01-1', 'A.01-2', 'A.02-2', 'A.02-1', null]);
});
