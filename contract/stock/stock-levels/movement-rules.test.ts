import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageCost, costOf, fifoLayers, valueTaken } from './cost-rules.ts';
import { dotTaken, warningOf, goesOn, stockAt, type StockMovement } from './movement-rules.ts';

const [hall, container] = [1, 2];
const day = 86_400_000;

/** A ledger, a line each day. */
const ledger = (...lines: Partial<StockMovement>[]): StockMovement[] =>
  lines.map((line, at) => ({
    id: at + 1,
    from_warehouse: null,
    to_warehouse: null,
    dot: '',
    quantity: 4_000,
    value: 4000_00,
    happened_at: at * day,
    reverses: null,
    ...line,
  }));
const into = (warehouse: number, more: Partial<StockMovement> = {}) => ({
  to_warehouse: warehouse,
  ...more,
});
const outOf = (warehouse: number, more: Partial<StockMovement> = {}) => ({
  from_warehouse: warehouse,
  ...more,
});

describe('what stands in a warehouse', () => {
  const moves = ledger(
    into(hall),
    outOf(hall, { quantity: 1_000, value: 1000_00 }),
    { from_warehouse: hall, to_warehouse: container, quantity: 2_000, value: 2000_00 },
    outOf(container, { quantity: 2_000, value: 2000_00 }),
  );

  test('is what came less what left', () => {
    expect(stockAt(moves, hall)).toEqual({ on_hand: 1_000, value: 1000_00 });
    expect(stockAt(moves, container)).toEqual({ on_hand: 0, value: 0 });
  });

  test('can be told of any time in the past', () => {
    expect(stockAt(moves, hall, 0).on_hand).toBe(4_000);
    expect(stockAt(moves, hall, day).on_hand).toBe(3_000);
    expect(stockAt(moves, container, 2 * day).on_hand).toBe(2_000);
  });

  test('is as if nothing had been once a movement is taken back', () => {
    const back = ledger(into(hall), outOf(hall, { reverses: 1 }));
    expect(stockAt(back, hall)).toEqual({ on_hand: 0, value: 0 });
    expect(fifoLayers(back, hall)).toEqual([]);
  });
});

describe('what is taken has cost', () => {
  test('its share of what all of it has', () => {
    const stock = { on_hand: 6_000, value: 5200_00 };
    expect(averageCost(stock)).toBe(866_67);
    expect(valueTaken(stock, 2_000, 0)).toBe(1733_33);
  });

  test('all that is left with the last, and what is known otherwise where nothing is there', () => {
    expect(valueTaken({ on_hand: 1_000, value: 867_01 }, 1_000, 900_00)).toBe(867_01);
    expect(valueTaken({ on_hand: 1_000, value: 867_01 }, 3_000, 900_00)).toBe(867_01 + 1800_00);
    expect(valueTaken({ on_hand: -2_000, value: -1800_00 }, 1_000, 900_00)).toBe(900_00);
    expect(averageCost({ on_hand: 0, value: 0 })).toBeNull();
    expect(costOf(2_500, 100_01)).toBe(250_03);
  });

  test('no more than there was: in whatever portions a stock is taken, its value goes with it', () => {
    const part = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1 }),
        fc.integer({ min: 0, max: 1_000_000_00 }),
        (parts, value) => {
          let stock = { on_hand: parts.reduce((sum, one) => sum + one, 0), value };
          for (const quantity of parts) {
            const taken = valueTaken(stock, quantity, 0);
            expect(taken).toBeGreaterThanOrEqual(0);
            stock = { on_hand: stock.on_hand - quantity, value: stock.value - taken };
          }
          expect(stock).toEqual({ on_hand: 0, value: 0 });
        },
      ),
    );
  });
});

describe('the layers of a warehouse', () => {
  const quantities = (moves: StockMovement[]) =>
    fifoLayers(moves, hall).map(({ id, quantity }) => [id, quantity]);
  const two = [
    into(hall, { dot: '2325' }),
    into(hall, { dot: '0126', quantity: 2_000, value: 2400_00 }),
  ];

  test('leave in the order they came', () => {
    const moves = ledger(...two, outOf(hall, { quantity: 5_000 }));
    expect(fifoLayers(moves, hall)).toEqual([
      { id: 2, dot: '0126', happened_at: day, quantity: 1_000, each: 1200_00 },
    ]);
  });

  test('leave by the week that somebody read on the tyre', () => {
    expect(quantities(ledger(...two, outOf(hall, { dot: '0126', quantity: 2_000 })))).toEqual([
      [1, 4_000],
    ]);
  });

  test('a receipt that is taken back leaves the layer that it made', () => {
    const moves = ledger(...two, outOf(hall, { reverses: 2, quantity: 2_000 }));
    expect(quantities(moves)).toEqual([[1, 4_000]]);
  });

  test('what was sold before it came makes the next layer smaller', () => {
    const moves = ledger(outOf(hall, { quantity: 1_000 }), into(hall));
    expect(quantities(moves)).toEqual([[2, 3_000]]);
  });
});

test.each([
  [{ '0126': 4_000, '2325': 4_000 }, '2325'],
  [{ '0126': 4_000, '2325': 1_000 }, '0126'],
  [{ '': 4_000, '2325': 4_000 }, ''],
  [{ '2325': 1_000 }, ''],
])('of %j four are taken of the week "%s", the oldest of which there are enough', (dots, dot) => {
  expect(dotTaken(dots, 4_000)).toBe(dot);
});

describe('somebody who takes more than there is', () => {
  const last = { on_hand: 4_000, reserved: 0, quantity: 4_000 };

  test('is asked, or refused, as the site wants it', () => {
    expect(warningOf(last, 'refuse')).toBeNull();
    expect(warningOf({ ...last, quantity: 5_000 }, 'refuse')).toBe('stock-levels.not_there');
    expect(warningOf({ ...last, quantity: 5_000 }, 'warn')).toBe('stock-levels.below_zero');
  });

  test('is asked where it is kept for somebody else', () => {
    expect(warningOf({ ...last, reserved: 1_000 }, 'refuse')).toBe('stock-levels.reserved');
  });

  test('goes on when they say so; where it is refused, only who may', () => {
    const options = { override: true, mayOverride: false };
    expect(goesOn('stock-levels.below_zero', { ...options, override: false })).toBe(false);
    expect(goesOn('stock-levels.below_zero', options)).toBe(true);
    expect(goesOn('stock-levels.not_there', options)).toBe(false);
    expect(goesOn('stock-levels.not_there', { ...options, mayOverride: true })).toBe(true);
  });
});
