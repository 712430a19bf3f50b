import { expect, test } from 'vitest';
import { forgottenClock, wrongTime } from './clock-rules.ts';

const hour = 3_600_000;
const day = Date.parse('2026-11-23T00:00:00Z');
const at = (hours: number) => day + hours * hour;

test('a clock is forgotten that runs over night, or through a whole shift without a break', () => {
  const runs = (from: number, now: number) =>
    forgottenClock({ began: at(from), ended: null }, at(now), day);
  expect([runs(8, 12), runs(8, 13.5), runs(8, 13.6), runs(-8, 7)]).toEqual([
    null,
    null,
    'break',
    'night',
  ]);
  expect(forgottenClock({ began: at(-8), ended: at(-1) }, at(7), day)).toBeNull();
});

test('a time is corrected to what can have been', () => {
  const others = [
    { began: at(6), ended: at(7) },
    { began: at(11), ended: null },
  ];
  const wrong = (began: number, ended: number | null) =>
    wrongTime({ began: at(began), ended: ended === null ? null : at(ended) }, others, at(12));
  expect(wrong(7, 11)).toBeNull();
  expect([wrong(10, 9), wrong(9, 13), wrong(-20, 5)]).toEqual(
    Array(3).fill('order-work.wrong_time'),
  );
  expect([wrong(6.5, 8), wrong(9, 11.5), wrong(9, null)]).toEqual(
    Array(3).fill('order-work.times_overlap'),
  );
});
