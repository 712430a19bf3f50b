import { expect, test } from 'vitest';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { fc } from '#tests/support/random/fast-check.ts';
import { allocate, takePart, type Left } from './allocation.ts';

const amount = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const noMinusZero = (numbers: readonly number[]) => numbers.map((one) => one + 0);

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [5, [3, 7], [2, 3]],
  [10, [0, 0, 0], [4, 3, 3]],
  [0, [2, 5], [0, 0]],
  [130_00, [2800_00, -1500_00], [280_00, -150_00]],
  [1, [1, 1, 1, 1], [1, 0, 0, 0]],
  [7, [], []],
])('%i shared by %j is %j', (of, weights, shares) => {
  expect(noMinusZero(allocate(of, weights))).toEqual(shares);
});

test('shares are together what was shared, and each less than one from its exact share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(amount, weights, (of, by) => {
      const shares = allocate(of, by);
      expect(sum(shares)).toBe(of);
      const all = sum(by);
      for (const [at, share] of shares.entries()) {
        const exact = all === 0 ? of / by.length : (of * by[at]!) / all;
        expect(Math.abs(share - exact)).toBeLessThan(1);
      }
      expect(noMinusZero(allocate(-of, by))).toEqual(noMinusZero(shares.map((one) => -one)));
    }),
  );
});

const left: Left = { quantity: 3_000, amounts: [100_00, 25_01] };

test('the last part gets all that is left', () => {
  const first = takePart(left, 1_000);
  const second = takePart(first.left, 1_000);
  const third = takePart(second.left, 1_000);
  expect([first, second, third].map(({ part }) => part.amounts)).toEqual([
    [33_33, 8_34],
    [33_34, 8_34],
    [33_33, 8_33],
  ]);
  expect(third.left).toEqual({ quantity: 0, amounts: [0, 0] });
});

test.each([0, -1_000, 3_001])('a part of %i is not taken of 3,000', (part) => {
  expect(() => takePart(left, part)).toThrow(new RuleError('common.more_than_left'));
});

test('no cent is lost, in whatever order and however often parts are invoiced and credited', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 100_000 }),
    amounts: fc.array(amount, { minLength: 1, maxLength: 3 }),
  });
  // Each draw takes a part of what is left, or gives back a part of one that was taken.
  const draws = fc.array(fc.tuple(fc.boolean(), fc.nat(), fc.nat()), { maxLength: 30 });
  fc.assert(
    fc.property(line, draws, (whole, all) => {
      let rest: Left = whole;
      const invoiced: Left[] = [];
      for (const [givesBack, which, size] of all) {
        const at = invoiced.length > 0 ? which % invoiced.length : -1;
        if (givesBack && at >= 0) {
          const credited = takePart(invoiced[at]!, (size % invoiced[at]!.quantity) + 1);
          rest = add(rest, credited.part);
          invoiced.splice(at, 1, ...(credited.left.quantity > 0 ? [credited.left] : []));
        } else if (rest.quantity > 0) {
          const taken = takePart(rest, (size % rest.quantity) + 1);
          rest = taken.left;
          invoiced.push(taken.part);
        }
        expect(invoiced.reduce(add, rest)).toEqual(whole);
      }
      if (rest.quantity > 0) {
        expect(takePart(rest, rest.quantity).left.amounts).toEqual(whole.amounts.map(() => 0));
      }
    }),
  );
});

const add = (one: Left, other: Left): Left => ({
  quantity: one.quantity + other.quantity,
  amounts: one.amounts.map((of, at) => of + other.amounts[at]!),
});
