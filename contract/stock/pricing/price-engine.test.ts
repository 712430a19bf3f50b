import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { mostMargin } from './margin-grids.ts';
import { priceStages, priceWays, type PriceRule } from './price-conditions.ts';
import { listModes, marginOf, priceOf, type PriceInputs } from './price-engine.ts';
import { priceRoundings } from './price-rounding.ts';
import { withoutCosts } from './price-trace.ts';
import { purchaseOf, type Purchase } from './purchase-cost.ts';

const tyre = {
  id: 1,
  kind: 'tyre',
  type_id: 10,
  brand_id: 20,
  tier: 'premium',
  season: 'summer',
  material: '',
  inch: 16_0,
  price: null,
} as const;

let made = 0;
const rule = (overrides: Partial<PriceRule>): PriceRule => ({
  id: (made += 1),
  name: `Rule ${made}`,
  stage: 'margin',
  way: 'on_sale',
  percent: null,
  amount: null,
  rounding: '',
  least: null,
  most: null,
  priority: 0,
  kind: '',
  season: '',
  material: '',
  tier: '',
  type_id: null,
  brand_id: null,
  product_id: null,
  bonus_group_id: null,
  inch_from: null,
  inch_to: null,
  cost_from: null,
  cost_to: null,
  valid_from: null,
  valid_to: null,
  ...overrides,
});

const inputs = (
  rules: readonly PriceRule[],
  overrides: Partial<PriceInputs> = {},
): PriceInputs => ({
  rules,
  choices: { list_mode: 'margin', use_bonus: false },
  for: { day: '2026-05-04', bonus_group_id: null },
  ...overrides,
});

const bought = (cost: number, bonus = 0): Purchase => ({
  supplier: 'Wholesale',
  list: null,
  percent: 0,
  freight: 0,
  cost,
  bonus,
  net_net: Math.round(cost * (1 - bonus / 10_000)),
});

const stepsOf = (
  rules: readonly PriceRule[],
  overrides: Partial<PriceInputs> = {},
  list?: number,
) => priceOf({ ...tyre, price: list ?? null }, bought(750_00), inputs(rules, overrides), true);

describe('a price', () => {
  test('is made of the supplier’s list, its discount, a margin, an ending, a group and a campaign', () => {
    const terms = {
      cells: new Map([
        [
          'wholesale',
          [{ brand_id: 20, inch_from: null, inch_to: null, season: '', percent: 40_00 }],
        ],
      ]),
      brands: [
        { supplier: 'Wholesale', brand_id: 20, percent: 35_00, bonus: 5_00, freight: 20_00 },
      ],
    };
    const prices = [
      { supplier: 'Wholesale', net: false, price: 1300_00, valid_from: '2026-01-01' },
    ];
    const purchase = purchaseOf(tyre, prices, terms, '2026-05-04')!;
    expect(purchase).toMatchObject({ cost: 800_00, net_net: 760_00 });
    const { price, cost, steps } = priceOf(tyre, purchase, {
      rules: [
        rule({ kind: 'tyre', percent: 30_00, rounding: 'nine' }),
        rule({ stage: 'group', way: 'off', percent: 10_00, bonus_group_id: 7 }),
        rule({ stage: 'campaign', way: 'off', percent: 15_00, valid_to: '2026-05-31' }),
      ],
      choices: { list_mode: 'margin', use_bonus: true },
      for: { day: '2026-05-04', bonus_group_id: 7 },
    });
    expect(steps.map(({ step, from, to }) => [step, from, to])).toEqual([
      ['purchase', 1300_00, 800_00],
      ['bonus', 800_00, 760_00],
      ['margin', 760_00, 1085_71],
      ['rounding', 1085_71, 1089_00],
      ['group', 1089_00, 980_10],
      // Of 1,089: discounts are not given one upon the other.
      ['campaign', 980_10, 925_65],
    ]);
    expect([price, cost]).toEqual([925_65, 760_00]);
  });

  test('is made by the most exact rule, and says why others did not act', () => {
    const all = rule({ percent: 20_00, name: 'All' });
    const brand = rule({ brand_id: 20, percent: 25_00, name: 'Brand' });
    const later = rule({ brand_id: 20, percent: 50_00, valid_from: '2026-06-01', name: 'Later' });
    const { price, steps } = stepsOf([all, brand, later]);
    expect(price).toBe(1000_00);
    const margin = steps.find(({ step }) => step === 'margin');
    expect(margin?.rule?.name).toBe('Brand');
    expect(margin?.passed.map(({ name, why }) => [name, why])).toEqual([
      ['All', 'less_exact'],
      ['Later', 'day'],
    ]);
  });

  test('of two as exact is made by the one of higher priority, then by the newer', () => {
    const one = rule({ brand_id: 20, percent: 25_00, valid_from: '2026-01-01' });
    const two = rule({ brand_id: 20, percent: 40_00, valid_from: '2026-02-01' });
    expect(stepsOf([one, two]).price).toBe(1250_00);
    expect(stepsOf([{ ...one, priority: 1 }, two]).price).toBe(1000_00);
  });

  test('of a rule holds from its first day to its last, both included', () => {
    const dated = rule({ percent: 25_00, valid_from: '2026-05-04', valid_to: '2026-05-04' });
    const on = (day: string) => stepsOf([dated], { for: { day, bonus_group_id: null } }, 900_00);
    expect(['2026-05-03', '2026-05-04', '2026-05-05'].map((day) => on(day).price)).toEqual([
      900_00, 1000_00, 900_00,
    ]);
  });

  test('is the list price where no margin makes one, and as the chain chose where one does', () => {
    const rules = [rule({ percent: 25_00 })];
    const by = (list_mode: (typeof listModes)[number]) =>
      stepsOf(rules, { choices: { list_mode, use_bonus: false } }, 1100_00).price;
    expect([by('margin'), by('list'), by('lowest')]).toEqual([1000_00, 1100_00, 1000_00]);
    expect(stepsOf([], {}, 1100_00).price).toBe(1100_00);
    expect(stepsOf([]).price).toBeNull();
  });

  test('leaves at least what its rule says, rounded up where rounding down would leave less', () => {
    const least = rule({ percent: 5_00, least: 201_00, rounding: 'ten' });
    expect(stepsOf([least]).price).toBe(960_00);
    const most = rule({ percent: 50_00, most: 1234_00, rounding: 'ten' });
    expect(stepsOf([most]).price).toBe(1230_00);
  });

  test('without a cost is made by no margin, but by a price that was said', () => {
    const unknown = (rules: readonly PriceRule[]) =>
      priceOf({ ...tyre, price: 500_00 }, undefined, inputs(rules));
    expect(unknown([rule({ percent: 25_00 })]).price).toBe(500_00);
    expect(unknown([rule({ way: 'price', amount: 444_00 })]).price).toBe(444_00);
  });
});

describe('of any rules', () => {
  const anyRule = fc
    .record({
      stage: fc.constantFrom(...priceStages),
      way: fc.constantFrom(...priceWays),
      percent: fc.integer({ min: 0, max: mostMargin }),
      amount: fc.integer({ min: 0, max: 10_000_00 }),
      rounding: fc.constantFrom(...priceRoundings),
      least: fc.option(fc.integer({ min: 0, max: 1000_00 })),
      brand_id: fc.option(fc.constantFrom(20, 21)),
      inch_from: fc.option(fc.integer({ min: 13_0, max: 20_0 })),
      priority: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ stage, way, ...overrides }) => {
      // What is taken off makes no price, and a margin takes nothing off.
      const fits = stage === 'margin' ? way !== 'off' : way !== 'on_sale' && way !== 'on_cost';
      return rule({ ...overrides, stage, way: fits ? way : 'price' });
    });
  const cost = fc.integer({ min: 1, max: 50_000_00 });
  const mode = fc.constantFrom(...listModes);

  test('each step begins with what the one before it ended with, and the last one ends with the price', () => {
    fc.assert(
      fc.property(
        fc.array(anyRule, { maxLength: 12 }),
        cost,
        mode,
        (rules, purchaseCost, list_mode) => {
          const choices = { list_mode, use_bonus: true };
          const by = inputs(rules, { choices });
          const product = { ...tyre, price: 999_00 };
          const { price, steps } = priceOf(product, bought(purchaseCost, 3_00), by, true);
          for (const [at, step] of steps.entries()) {
            if (at > 0 && step.from !== null) expect(step.from).toBe(steps[at - 1]!.to);
          }
          expect(steps.at(-1)?.to).toBe(price);
          expect(Number.isSafeInteger(price) && price! >= 0).toBe(true);
        },
      ),
    );
  });

  test('the order in which they are given changes nothing, and neither does explaining', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 12 }), cost, (rules, purchaseCost) => {
        const { price } = priceOf(tyre, bought(purchaseCost), inputs(rules));
        expect(priceOf(tyre, bought(purchaseCost), inputs(rules.toReversed())).price).toBe(price);
        expect(priceOf(tyre, bought(purchaseCost), inputs(rules), true).price).toBe(price);
      }),
    );
  });

  test('a group and a campaign never make anything dearer', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 12 }), cost, (rules, purchaseCost) => {
        const margins = rules.filter(({ stage }) => stage === 'margin');
        const { price: shop } = priceOf(tyre, bought(purchaseCost), inputs(margins));
        const { price } = priceOf(tyre, bought(purchaseCost), inputs(rules));
        if (shop !== null) expect(price!).toBeLessThanOrEqual(shop);
      }),
    );
  });

  test('who may not know costs sees the same price, and no cost, margin or rule of one', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 12 }), cost, (rules, purchaseCost) => {
        const purchase = { ...bought(purchaseCost), supplier: 'Secret supplier' };
        const { price, steps } = priceOf({ ...tyre, price: 999_00 }, purchase, inputs(rules), true);
        const open = withoutCosts(steps);
        const names = rules.filter(({ stage }) => stage === 'margin').map(({ name }) => name);
        expect(open.at(-1)?.to).toBe(price);
        expect(open.map(({ step }) => step)).not.toContain('purchase');
        expect(open.every((step) => step.purchase === undefined)).toBe(true);
        const json = JSON.stringify(open);
        expect(json).not.toContain('Secret');
        expect(names.some((name) => json.includes(`"${name}"`))).toBe(false);
      }),
    );
  });

  test('a margin on the sale is the margin that is sold with, to the cent of the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_00, max: 50_000_00 }),
        fc.integer({ min: 0, max: 80_00 }),
        (purchaseCost, percent) => {
          const { price } = priceOf(tyre, bought(purchaseCost), inputs([rule({ percent })]));
          expect(Math.abs(marginOf(price!, purchaseCost)! - percent)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
