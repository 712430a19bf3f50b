import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proposalOf, type RefillInputs } from './refill-rules.ts';

const horizon = { sold_days: 90, cover_days: 30 };
const inputs = (overrides: Partial<RefillInputs> = {}): RefillInputs => ({
  on_hand: 0,
  reserved: 0,
  incoming: 0,
  needed: 0,
  min: null,
  max: null,
  sold: 0,
  pack: 1,
  lead_days: 0,
  ...overrides,
});
const suggested = (overrides: Partial<RefillInputs>) =>
  proposalOf(inputs(overrides), horizon).suggested;

test('below its least a product is filled to its most', () => {
  expect(suggested({ on_hand: 3_000, min: 4_000, max: 12_000 })).toBe(9_000);
  expect(suggested({ on_hand: 4_000, min: 4_000, max: 12_000 })).toBe(0);
});

test('what orders need is not there, though nobody could reserve it', () => {
  expect(suggested({ needed: 4_000, pack: 4 })).toBe(4_000);
  expect(suggested({ on_hand: 8_000, min: 4_000, max: 12_000, needed: 6_000 })).toBe(10_000);
});

test('what is reserved is not there, and what is coming is', () => {
  const there = { on_hand: 8_000, min: 4_000, max: 12_000 };
  expect(suggested({ ...there, reserved: 6_000 })).toBe(10_000);
  expect(suggested({ ...there, reserved: 6_000, incoming: 4_000 })).toBe(0);
});

test('what is sold until the goods are here is there when they come', () => {
  // Two a day: a fortnight takes 28, and 60 more last for a month.
  const proposal = proposalOf(inputs({ on_hand: 20_000, sold: 180_000, lead_days: 14 }), horizon);
  expect(proposal).toMatchObject({ until_here: 28_000, order_below: 28_000, fill_to: 88_000 });
  expect(proposal.suggested).toBe(68_000);
});

test('of what lacks more than a line takes, as many whole packs are proposed as it takes', () => {
  const short = { on_hand: -999_999_999_999, min: 1_000 };
  expect(suggested({ ...short, pack: 1 })).toBe(999_999_000);
  expect(suggested({ ...short, pack: 4 })).toBe(999_996_000);
});

test('is ordered in whole packs, and what is sold by the half is rounded up', () => {
  expect(suggested({ on_hand: 3_000, min: 4_000, max: 12_000, pack: 4 })).toBe(12_000);
  expect(suggested({ on_hand: 3_500, min: 4_000, max: 4_000, pack: 1 })).toBe(1_000);
});

test('what stands below zero is filled up too, and nothing is where nobody wants any', () => {
  expect(suggested({ on_hand: -2_000, min: 0, max: 4_000 })).toBe(6_000);
  expect(suggested({ on_hand: 0 })).toBe(0);
});

test('a most that is less than the least fills to the least', () => {
  expect(suggested({ on_hand: 0, min: 8_000, max: 4_000 })).toBe(8_000);
});

test('whatever is ordered, with it nothing lacks, and it is never more than a pack too much', () => {
  const amount = fc.nat(99_999_999);
  fc.assert(
    fc.property(
      fc.record({
        on_hand: fc.integer({ min: -1_000_000, max: 999_999_999 }),
        reserved: amount,
        incoming: amount,
        needed: amount,
        min: fc.option(amount),
        max: fc.option(amount),
        sold: amount,
        pack: fc.integer({ min: 1, max: 10_000 }),
        lead_days: fc.nat(365),
      }),
      (one) => {
        const { suggested: ordered, free, fill_to, lacking } = proposalOf(one, horizon);
        expect(ordered % (one.pack * 1000)).toBe(0);
        expect(ordered).toBeGreaterThanOrEqual(lacking);
        expect(ordered - lacking).toBeLessThan(one.pack * 1000);
        if (ordered > 0) expect(free + ordered).toBeGreaterThanOrEqual(fill_to);
      },
    ),
  );
});
