import { fc } from '#tests/support/random/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  easterSunday,
  forecast,
  hasGrown,
  isWinter,
  judge,
  lawOn,
  leastOf,
  legalDepth,
  usualThresholds,
  worst,
  type TyreLaw,
} from './tread-depth-rules.ts';

const norway: TyreLaw = {
  country: 'NO',
  region: '',
  validFrom: '2000-01-01',
  summerLegal: 16,
  winterLegal: 30,
  winterFrom: '11-01',
  winterTo: { afterEaster: 7 },
  winterFor: 'any',
};
const north: TyreLaw = { ...norway, region: 'north', winterFrom: '10-16', winterTo: '04-30' };
const sweden: TyreLaw = {
  ...norway,
  country: 'SE',
  winterFrom: '12-01',
  winterTo: '03-31',
  winterFor: 'winter',
};

test.each([
  [2026, '04-05'],
  [2027, '03-28'],
  [2028, '04-16'],
  [2029, '04-01'],
  [2030, '04-21'],
  [2031, '04-13'],
])('Easter Sunday %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

describe('the winter of Norway', () => {
  test.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-12-31', true],
    ['2027-01-01', true],
    ['2027-04-04', true],
    ['2027-04-05', false],
    ['2028-04-23', true],
    ['2028-04-24', false],
  ])('%s lies in it: %s', (day, winter) => {
    expect(isWinter(norway, day)).toBe(winter);
  });

  test('begins earlier and ends by the calendar in the north', () => {
    expect(lawOn([norway, north], 'NO', 'north', '2026-10-16')).toBe(north);
    expect(isWinter(north, '2026-10-16')).toBe(true);
    expect(isWinter(north, '2027-05-01')).toBe(false);
  });

  test('asks three millimetres of summer tyres too, outside it 1.6', () => {
    expect(legalDepth(norway, 'summer', '2026-11-20')).toBe(30);
    expect(legalDepth(norway, 'summer', '2026-06-01')).toBe(16);
  });
});

test('winter tyres in the hotel are judged by the winter they are for, in summer too', () => {
  expect(legalDepth(sweden, 'winter', '2026-07-01')).toBe(30);
  expect(legalDepth(sweden, 'all_season', '2026-07-01')).toBe(30);
});

test('Sweden asks the winter’s depth of winter tyres only', () => {
  expect(legalDepth(sweden, 'summer', '2026-12-24')).toBe(16);
});

test('a reading is judged by the law of its day', () => {
  const later = { ...norway, validFrom: '2030-01-01', summerLegal: 20 };
  const laws = [norway, later];
  expect(lawOn(laws, 'NO', '', '2029-12-31')).toBe(norway);
  expect(lawOn(laws, 'NO', '', '2030-01-01')).toBe(later);
  expect(lawOn(laws, 'NO', '', '1999-12-31')).toBeUndefined();
});

test.each([
  [15, 'summer', 'illegal'],
  [16, 'summer', 'replace'],
  [29, 'summer', 'replace'],
  [30, 'summer', 'watch'],
  [40, 'summer', 'ok'],
  [29, 'winter', 'illegal'],
  [39, 'winter', 'replace'],
  [49, 'winter', 'watch'],
  [50, 'winter', 'ok'],
] as const)('%i tenths on a %s tyre in June: %s', (depth, season, verdict) => {
  expect(judge(depth, season, norway, usualThresholds, '2026-06-01').verdict).toBe(verdict);
});

test('a verdict returns the numbers it was made with', () => {
  expect(judge(35, 'winter', norway, usualThresholds, '2026-12-01')).toEqual({
    verdict: 'replace',
    legal: 30,
    recommended: 40,
    watch: 50,
  });
});

test('a workshop cannot advise less than the law', () => {
  const careless = { ...usualThresholds, winterRecommended: 20 };
  expect(judge(31, 'winter', norway, careless, '2026-12-01')).toMatchObject({
    recommended: 30,
    verdict: 'watch',
  });
});

test('more tread is never judged worse', () => {
  fc.assert(
    fc.property(
      fc.nat(200),
      fc.nat(50),
      fc.constantFrom('summer', 'winter'),
      (depth, more, season) => {
        const order = ['illegal', 'replace', 'watch', 'ok'];
        const at = (tenths: number) =>
          order.indexOf(judge(tenths, season, norway, usualThresholds, '2026-11-20').verdict);
        expect(at(depth + more)).toBeGreaterThanOrEqual(at(depth));
      },
    ),
  );
});

test('a set is as good as its worst wheel, a wheel as its shallowest groove', () => {
  expect(worst(['ok', 'illegal', 'watch'])).toBe('illegal');
  expect(worst([])).toBeNull();
  expect(leastOf([55, 48, 60])).toBe(48);
  expect(leastOf([])).toBeNull();
});

describe('how a tyre goes on wearing', () => {
  const read = (day: string, depth: number) => ({ day, depth, odometer: null });

  test('is not guessed from one reading, or from two close together', () => {
    expect(forecast([read('2026-01-01', 70)], 30)).toEqual({ kind: 'too_few' });
    expect(forecast([read('2026-01-01', 70), read('2026-02-01', 65)], 30).kind).toBe('too_few');
  });

  test('is told as a range that a gauge can answer for', () => {
    const result = forecast([read('2025-01-01', 70), read('2026-01-01', 60)], 40);
    expect(result).toEqual({
      kind: 'between',
      from: '2027-10-20',
      to: '2028-03-14',
      tenthsAYear: 10,
    });
  });

  test('begins again when the tyre is another one', () => {
    const points = [read('2024-01-01', 30), read('2025-01-01', 80), read('2026-01-01', 70)];
    expect(forecast(points, 40)).toEqual(forecast(points.slice(1), 40));
    expect(hasGrown(30, 80)).toBe(true);
    expect(hasGrown(30, 32)).toBe(false);
  });

  test('is over when it is down already, and never comes to one that does not wear', () => {
    expect(forecast([read('2025-01-01', 50), read('2026-01-01', 38)], 40).kind).toBe('already');
    expect(forecast([read('2025-01-01', 70), read('2026-01-01', 70)], 40).kind).toBe('never');
  });
});
