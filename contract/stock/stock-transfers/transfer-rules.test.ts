import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftOf, valueComing, type CarriedLine } from './transfer-rules.ts';

const sent = (quantity: number, value: number): CarriedLine => ({
  quantity,
  value,
  received: 0,
  received_value: 0,
  lost: 0,
  lost_value: 0,
});

test('what comes in portions has cost what was sent, to the cent', () => {
  const first = valueComing(sent(3_000, 10_00), 1_000);
  expect(first).toBe(3_33);
  const rest = { ...sent(3_000, 10_00), received: 1_000, received_value: first };
  expect(valueComing(rest, 2_000)).toBe(6_67);
});

test('however it is divided into what comes and what is lost, nothing of its value is left or made', () => {
  const portion = fc.record({ part: fc.integer({ min: 1, max: 5_000 }), isLost: fc.boolean() });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.nat(999_999_999_99),
      fc.array(portion, { maxLength: 12 }),
      (quantity, value, portions) => {
        let line = sent(quantity, value);
        const take = (some: number, isLost: boolean) => {
          const worth = valueComing(line, some);
          line = isLost
            ? { ...line, lost: line.lost + some, lost_value: line.lost_value + worth }
            : {
                ...line,
                received: line.received + some,
                received_value: line.received_value + worth,
              };
        };
        for (const { part, isLost } of portions) {
          if (part < leftOf(line)) take(part, isLost);
        }
        take(leftOf(line), false);
        expect(leftOf(line)).toBe(0);
        expect(line.received_value + line.lost_value).toBe(value);
      },
    ),
  );
});
