import { expect, test } from 'vitest';
import { axisOf, clockAt, instantOf, positionOf } from './axis.ts';

const zone = 'Europe/Oslo';
const at = (text: string) => Date.parse(text);

test('an ordinary day has 24 hours, each where its clock shows it', () => {
  const axis = axisOf(['2026-11-23'], zone);
  const [day] = axis.days;
  expect(axis.minutes).toBe(1440);
  expect(positionOf(day!, at('2026-11-23T07:30:00Z'))).toBe(510);
  expect(clockAt(axis, 510)).toEqual({ time: '08:30', again: false });
});

test('the day in spring has 23 hours: 03:00 comes after 01:45 and a quarter', () => {
  const axis = axisOf(['2026-03-29'], zone);
  expect(axis.minutes).toBe(1380);
  expect([105, 120].map((position) => clockAt(axis, position).time)).toEqual(['01:45', '03:00']);
  expect(positionOf(axis.days[0]!, at('2026-03-29T08:00:00Z'))).toBe(540);
});

test('the day in autumn has 25 hours, and says which hour comes again', () => {
  const axis = axisOf(['2026-10-25'], zone);
  expect(axis.minutes).toBe(1500);
  expect([120, 180, 240].map((position) => clockAt(axis, position))).toEqual([
    { time: '02:00', again: false },
    { time: '02:00', again: true },
    { time: '03:00', again: false },
  ]);
});

test('in a week the hour that one day does not have is missing there, and opening hours stand in one line', () => {
  const spring = axisOf(['2026-03-28', '2026-03-29'], zone);
  expect(spring.minutes).toBe(1440);
  expect(spring.days.map(({ missing }) => missing)).toEqual([null, { at: 120, by: 60 }]);
  const eight = ['2026-03-28T07:00:00Z', '2026-03-29T06:00:00Z'];
  expect(eight.map((text, nth) => positionOf(spring.days[nth]!, at(text)))).toEqual([480, 480]);

  const autumn = axisOf(['2026-10-24', '2026-10-25'], zone);
  expect(autumn.minutes).toBe(1500);
  expect(autumn.days.map(({ missing }) => missing)).toEqual([{ at: 180, by: 60 }, null]);
  const nine = ['2026-10-24T07:00:00Z', '2026-10-25T08:00:00Z'];
  expect(nine.map((text, nth) => positionOf(autumn.days[nth]!, at(text)))).toEqual([600, 600]);
});

test.each(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'])(
  'each quarter of %s stands where it is read from',
  (day) => {
    for (const days of [[day], ['2026-03-27', '2026-03-29', day], ['2026-10-25', day]]) {
      const axis = axisOf(days, zone);
      const shown = axis.days.find((one) => one.day === day)!;
      for (let instant = shown.from; instant < shown.to; instant += 15 * 60_000) {
        expect(instantOf(shown, positionOf(shown, instant))).toBe(instant);
      }
    }
  },
);

test('what ends when an hour is missing does not reach into it, and there is nothing inside', () => {
  const [, day] = axisOf(['2026-03-28', '2026-03-29'], zone).days;
  const change = at('2026-03-29T01:00:00Z');
  expect([positionOf(day!, change, true), positionOf(day!, change)]).toEqual([120, 180]);
  expect([120, 150, 180, 195].map((position) => instantOf(day!, position))).toEqual(
    [0, 0, 0, 15].map((minutes) => change + minutes * 60_000),
  );
});
