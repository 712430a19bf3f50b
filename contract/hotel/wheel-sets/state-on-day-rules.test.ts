import { expect, test } from 'vitest';
import { stateOnDay } from './state-on-day-rules.ts';

const line = (at: string, to_state: string, to_place: string | null) => ({
  at,
  to_state,
  to_place,
});
const movements = [
  line('2026-11-02', 'mounted', null),
  line('2026-10-20', 'stored', 'B.01'),
  line('2026-04-15', 'stored', 'A.03'),
  line('2026-04-15', 'received', null),
];
const on = (day: string) => stateOnDay(movements, day);

test('a set stands where its last movement until then left it', () => {
  expect(on('2026-08-01')).toMatchObject({ state: 'stored', place: 'A.03' });
  expect(on('2026-10-20')).toMatchObject({ state: 'stored', place: 'B.01' });
  expect(on('2026-12-24')).toMatchObject({ state: 'mounted', place: null });
});

test('of two on one day the one that was written later counts', () => {
  expect(on('2026-04-15')?.place).toBe('A.03');
});

test('before anything was done with it, it stood nowhere', () => {
  expect(on('2026-01-01')).toBeNull();
});
