import { fc } from '#tests/support/random/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  accruedOf,
  bonusOf,
  problemOfDay,
  problemOfTiers,
  payoutOf,
  tiersOn,
  type Tier,
} from './bonus-rules.ts';

const kr = (kroner: number) => kroner * 100;
// 2 % from 50,000, 4 % from 100,000.
const tiers: Tier[] = [
  { from_amount: kr(100_000), percent: 4_00 },
  { from_amount: kr(50_000), percent: 2_00 },
];

describe('a bonus by the whole amount', () => {
  test('is nothing below the first tier', () => {
    expect(bonusOf(kr(49_999), tiers, 'whole')).toBe(0);
  });

  test('is the percentage of the tier reached, of all that was bought', () => {
    expect(bonusOf(kr(50_000), tiers, 'whole')).toBe(kr(1_000));
    expect(bonusOf(kr(150_000), tiers, 'whole')).toBe(kr(6_000));
  });
});

describe('a bonus by steps', () => {
  test('is each tier\u2019s percentage of what lies in it', () => {
    expect(bonusOf(kr(50_000), tiers, 'steps')).toBe(0);
    expect(bonusOf(kr(75_000), tiers, 'steps')).toBe(kr(500));
    expect(bonusOf(kr(150_000), tiers, 'steps')).toBe(kr(1_000) + kr(2_000));
  });

  test('never falls when more is bought', () => {
    const tier = fc.record({
      from_amount: fc.integer({ min: 0, max: 1_000_000 }),
      percent: fc.integer({ min: 0, max: 100_00 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(tier, { selector: ({ from_amount }) => from_amount, maxLength: 6 }),
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (some, amount, more) =>
          bonusOf(amount, some, 'steps') <= bonusOf(amount + more, some, 'steps') + some.length,
      ),
    );
  });
});

test('a bonus is rounded to whole øre, and never to more than it is of', () => {
  expect(bonusOf(33, [{ from_amount: 0, percent: 10_00 }], 'whole')).toBe(3);
  expect(bonusOf(35, [{ from_amount: 0, percent: 10_00 }], 'whole')).toBe(4);
});

test('what is not worth paying is not paid', () => {
  expect(payoutOf(kr(99), kr(100))).toBe(0);
  expect(payoutOf(kr(100), kr(100))).toBe(kr(100));
  expect(payoutOf(kr(1), null)).toBe(kr(1));
});

const sets = [
  { from_day: '2026-07-01', tiers: [{ from_amount: 0, percent: 10_00 }] },
  { from_day: '2026-01-01', tiers: [{ from_amount: 0, percent: 5_00 }] },
];

test('the tiers of a day are the last that began before its end', () => {
  expect(tiersOn(sets, '2025-12-31')).toBeUndefined();
  expect(tiersOn(sets, '2026-06-30')?.from_day).toBe('2026-01-01');
  expect(tiersOn(sets, '2026-07-01')?.from_day).toBe('2026-07-01');
});

describe('a period in which the tiers changed', () => {
  test('counts what was bought by the tiers of its day', () => {
    const sales = [
      { day: '2026-06-30', amount: kr(1_000) },
      { day: '2026-07-01', amount: kr(1_000) },
    ];
    expect(accruedOf(sales, sets, 'whole')).toBe(kr(150));
    expect(accruedOf(sales, sets, 'steps')).toBe(kr(150));
  });

  test('reaches its tiers by all that was bought in it', () => {
    const changing = [
      { from_day: '2026-01-01', tiers },
      { from_day: '2026-07-01', tiers },
    ];
    const sales = [
      { day: '2026-03-01', amount: kr(75_000) },
      { day: '2026-08-01', amount: kr(75_000) },
    ];
    for (const counting of ['whole', 'steps'] as const) {
      expect(accruedOf(sales, changing, counting)).toBe(bonusOf(kr(150_000), tiers, counting));
    }
  });

  test('gives nothing for what was bought before there were tiers, or was given back', () => {
    expect(accruedOf([{ day: '2025-12-31', amount: kr(1_000) }], sets, 'whole')).toBe(0);
    expect(accruedOf([{ day: '2026-08-01', amount: kr(-1_000) }], sets, 'whole')).toBe(0);
  });

  test('has no bonus while nothing was bought', () => {
    expect(accruedOf([], sets, 'whole')).toBe(0);
  });
});

describe('changing tiers', () => {
  test('of a group that is active is for days to come only', () => {
    expect(problemOfDay('2026-05-05', '2026-05-05', 'active')).toBe('past');
    expect(problemOfDay('2026-05-06', '2026-05-05', 'active')).toBeNull();
  });

  test('of a draft is for any day, of a closed group for none', () => {
    expect(problemOfDay('2020-01-01', '2026-05-05', 'draft')).toBeNull();
    expect(problemOfDay('2030-01-01', '2026-05-05', 'closed')).toBe('closed');
  });

  test('lets no amount stand twice', () => {
    expect(problemOfTiers([...tiers, { from_amount: kr(50_000), percent: 3_00 }])).toBe('twice');
    expect(problemOfTiers(tiers)).toBeNull();
  });
});
