import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { daysAfter } from '../../kit/time/zoned-time.ts';
import { periodsDue, type Billed } from './agreement-periods.ts';

const season: Billed = {
  begins_on: '2026-10-01',
  ends_on: '2027-03-31',
  billed_per: 'season',
  months: 6,
  invoiced_until: null,
  paid_until: null,
};
const due = (agreement: Partial<Billed>, until: string) =>
  periodsDue({ ...season, ...agreement }, until).map(({ from, to }) => `${from} ${to}`);

describe('an agreement', () => {
  test('by season is asked for whole from the day it begins, and again once it is renewed', () => {
    expect(due({}, '2026-09-30')).toEqual([]);
    expect(due({}, '2026-10-01')).toEqual(['2026-10-01 2027-03-31']);
    expect(due({ invoiced_until: '2027-03-31' }, '2027-12-31')).toEqual([]);
    const renewed = { invoiced_until: '2027-03-31', ends_on: '2027-09-30' };
    expect(due(renewed, '2027-03-31')).toEqual([]);
    expect(due(renewed, '2027-04-01')).toEqual(['2027-04-01 2027-09-30']);
    expect(due({ ...renewed, invoiced_until: null }, '2027-04-01')).toHaveLength(2);
    expect(due({ months: null, ends_on: null }, '2026-10-01')).toEqual(['2026-10-01 2027-03-31']);
    expect(due({ months: null, ends_on: '2027-05-10' }, '2027-02-01')).toEqual([
      '2026-10-01 2027-05-10',
    ]);
  });

  test('by year or month is asked for as often as one has begun, and for none behind its end', () => {
    const month = { billed_per: 'month', ends_on: '2026-12-15' } as const;
    expect(due(month, '2026-11-30')).toEqual(['2026-10-01 2026-10-31', '2026-11-01 2026-11-30']);
    expect(due(month, '2027-06-30').at(-1)).toBe('2026-12-01 2026-12-15');
    const year = { billed_per: 'year', ends_on: null } as const;
    expect(due(year, '2027-10-01')).toEqual(['2026-10-01 2027-09-30', '2027-10-01 2028-09-30']);
  });

  test('is not asked for what was paid already, nor that of a fleet, nor one that has not begun', () => {
    expect(due({ paid_until: '2027-03-31' }, '2027-01-01')).toEqual([]);
    const paid = { billed_per: 'month', paid_until: '2026-10-31' } as const;
    expect(due(paid, '2026-11-05')).toEqual(['2026-11-01 2026-11-30']);
    expect(due({ ...paid, paid_until: '2026-08-31' }, '2026-10-05')).toEqual([
      '2026-10-01 2026-10-31',
    ]);
    expect(due({ billed_per: 'fleet' }, '2027-01-01')).toEqual([]);
    expect(due({ begins_on: null }, '2027-01-01')).toEqual([]);
  });

  test('is asked for each day once, whenever it is invoiced', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((days) => daysAfter('2026-01-15', days));
    fc.assert(
      fc.property(
        fc.record({
          billed_per: fc.constantFrom('season', 'year', 'month'),
          ends_on: fc.option(day),
          months: fc.option(fc.integer({ min: 1, max: 24 })),
          paid_until: fc.option(day),
          until: day,
          later: day,
        }),
        ({ until, later, ...more }) => {
          const agreement: Billed = { ...season, ...more, begins_on: '2026-01-31' };
          const [first, last] = [until, later].toSorted() as [string, string];
          const once = periodsDue(agreement, last);
          const before = periodsDue(agreement, first);
          const invoiced_until = before.at(-1)?.to ?? null;
          const after = periodsDue({ ...agreement, invoiced_until }, last);
          fc.pre(once.length < 60);
          expect(
            once.map(({ from }, at) => at === 0 || from === daysAfter(once[at - 1]!.to, 1)),
          ).toEqual(once.map(() => true));
          const days = (some: typeof once) => [some[0]?.from, some.at(-1)?.to];
          expect(days([...before, ...after])).toEqual(days(once));
        },
      ),
    );
  });
});
