import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addedOf, afterHand, applied, type Outcome } from '../../kit/document/follow-rules.ts';
import type { Line } from '../../kit/document/lines.ts';
import type { AutoProduct } from './auto-conditions.ts';
import { addedBy, autoOutcomes, type AutoInputs, type AutoRule } from './auto-lines.ts';

const keyOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const products: AutoProduct[] = [
  { id: 1, kind: 'tyre', type_id: 1, brand_id: 1, season: 'summer', inch: 170 },
  { id: 2, kind: 'tyre', type_id: 1, brand_id: 2, season: 'studded', inch: 190 },
  { id: 3, kind: 'rim', type_id: 2, brand_id: null, season: '', inch: 170 },
  { id: 10, kind: 'part', type_id: 3, brand_id: null, season: '', inch: null },
  { id: 11, kind: 'work', type_id: 4, brand_id: null, season: '', inch: null },
];
const [fee, balancing] = [10, 11];

const rule = (id: number, more: Partial<AutoRule> = {}): AutoRule => ({
  id,
  name: `Rule ${id}`,
  product: { id: fee, kind: 'part', name: 'Recycling fee', price: 20_00, vat: 'standard' },
  unless_product_id: null,
  per: 'piece',
  quantity: 1000,
  price: null,
  text: '',
  asks: false,
  question: '',
  must_stay: false,
  priority: 0,
  kind: 'tyre',
  type_id: null,
  brand_id: null,
  for_product_id: null,
  season: '',
  inch_from: null,
  inch_to: null,
  customer_type: '',
  bonus_group_id: null,
  country: '',
  invoice_delivery: '',
  sensors: '',
  agreement: '',
  service: '',
  except_type_id: null,
  except_brand_id: null,
  except_product_id: null,
  valid_from: null,
  valid_to: null,
  ...more,
});
const facts = {
  customer_type: 'private',
  bonus_group_id: null,
  country: 'NO',
  invoice_delivery: 'email',
  has_sensors: false,
  has_agreement: false,
  services: [],
};
const inputs = (rules: AutoRule[], more: Partial<AutoInputs['facts']> = {}): AutoInputs => ({
  rules,
  products,
  facts: { ...facts, ...more },
});

const line = (nth: number, product_id: number | null, quantity: number | null = 4000): Line => ({
  key: keyOf(nth),
  position: nth * 1000,
  product_id,
  quantity,
  [addedBy]: null,
});
const day = '2026-11-02';
let nextKey = 1000;
const made = ({ about }: Outcome): Line => line((nextKey += 1), Number(about['id']));
const options = (leftOut: number[] = []) => ({ day, leftOut });

/** The lines once the rules have had their way. */
function done(all: AutoInputs, lines: readonly Line[], leftOut: number[] = []): Line[] {
  return applied(addedBy, lines, autoOutcomes(all, lines, options(leftOut)), made);
}
const contentOf = (lines: readonly Line[]) =>
  lines.map(({ product_id, quantity }) => [product_id, quantity]);
const verdictsOf = (all: AutoInputs, lines: readonly Line[], leftOut: number[] = []) =>
  autoOutcomes(all, lines, options(leftOut)).map(({ verdict }) => verdict);

describe('what a rule adds to an order', () => {
  test('comes for each piece, for each four of them, or once, and says for which lines', () => {
    const tyres = [line(1, 1, 2000), line(2, 2, 3000), line(3, null, 9000)];
    const by = (per: AutoRule['per'], quantity = 1000) =>
      done(inputs([rule(1, { per, quantity })]), tyres).at(-1)!;
    expect(by('piece')['quantity']).toBe(5000);
    expect(by('piece', 500)['quantity']).toBe(2500);
    expect(by('set')['quantity']).toBe(2000);
    expect(by('order')['quantity']).toBe(1000);
    expect(addedOf(by('set'), addedBy)).toEqual({
      from: [keyOf(1), keyOf(2)],
      hand: false,
      name: 'Rule 1',
      rule: 1,
      quantity: 2000,
    });
    expect(by('piece').position).toBe(2001);
  });

  test('follows the lines that it is for, and goes with the last of them', () => {
    const all = inputs([rule(1)]);
    const four = done(all, [line(1, 1)]);
    const two = done(all, [{ ...four[0]!, quantity: 2000 }, four[1]!]);
    expect(contentOf(two)).toEqual([
      [1, 2000],
      [fee, 2000],
    ]);
    expect(two[1]!.key).toBe(four[1]!.key);
    expect(done(all, [two[1]!])).toEqual([]);
    const typing = [{ ...two[0]!, quantity: null }, two[1]!];
    expect(done(all, typing)).toEqual(typing);
  });

  test('comes only for what the rule asks for, and to whom', () => {
    const asks = (more: Partial<AutoRule>, known: Partial<AutoInputs['facts']> = {}) =>
      verdictsOf(inputs([rule(1, more)], known), [line(1, 1)])[0];
    expect(asks({ brand_id: 1, season: 'summer', inch_from: 170, inch_to: 170 })).toBe('add');
    expect(asks({ brand_id: 2 })).toBe('none');
    expect(asks({ inch_from: 180 })).toBe('none');
    expect(asks({ except_brand_id: 1 })).toBe('none');
    expect(asks({ except_product_id: 1 })).toBe('none');
    expect(asks({ valid_to: '2026-11-01' })).toBe('none');
    expect(asks({ valid_from: day, valid_to: day })).toBe('add');
    expect(asks({ customer_type: 'company' })).toBe('none');
    expect(asks({ agreement: 'with' })).toBe('none');
    expect(asks({ agreement: 'with' }, { has_agreement: true })).toBe('add');
    expect(asks({ agreement: 'without' }, { has_agreement: true })).toBe('none');
    expect(asks({ country: 'SE' })).toBe('none');
    expect(asks({ country: 'NO' })).toBe('add');
    expect(asks({ invoice_delivery: 'post' })).toBe('none');
    expect(asks({ invoice_delivery: 'post' }, { invoice_delivery: 'post' })).toBe('add');
    expect(asks({ sensors: 'with' })).toBe('none');
    expect(asks({ sensors: 'with' }, { has_sensors: true })).toBe('add');
    expect(asks({ sensors: 'without' })).toBe('add');
    expect(asks({ sensors: 'without' }, { has_sensors: true })).toBe('none');
    expect(asks({ service: 'wheel change ' }, { services: ['Wheel change'] })).toBe('add');
    expect(asks({ service: 'Hjulskift på bil' }, { services: ['HJULSKIFT PAA BIL'] })).toBe('add');
    expect(asks({ service: 'Wash' }, { services: ['Wheel change'] })).toBe('none');
  });

  test('is asked for where the rule asks, and follows as the others once it is there', () => {
    const all = inputs([rule(1, { asks: true })]);
    expect(done(all, [line(1, 1)])).toHaveLength(1);
    const [outcome] = autoOutcomes(all, [line(1, 1)], options());
    const lines = applied(addedBy, [line(1, 1)], [{ ...outcome!, verdict: 'add' }], made);
    expect(verdictsOf(all, lines)).toEqual(['stands']);
    expect(contentOf(done(all, [{ ...lines[0]!, quantity: 1000 }, lines[1]!]))[1]).toEqual([
      fee,
      1000,
    ]);
  });

  test('comes once where two rules add the same, and not beside what forbids it', () => {
    const higher = rule(2, { priority: 5 });
    const both = inputs([rule(1), higher]);
    expect(verdictsOf(both, [line(1, 1)])).toEqual(['add', 'already']);
    expect(verdictsOf(both, done(both, [line(1, 1)]))).toEqual(['stands', 'already']);
    const unless = inputs([rule(1, { unless_product_id: balancing })]);
    expect(verdictsOf(unless, [line(1, 1), line(2, balancing)])).toEqual(['already']);
  });

  test('stands below the line that it is for, in the order in which rules act', () => {
    const rules = [
      rule(1),
      rule(2, { product: { ...rule(2).product, id: balancing }, asks: true, priority: 5 }),
    ];
    const all = inputs(rules);
    const lines = done(all, [line(1, 1)]);
    const questions = autoOutcomes(all, lines, options()).filter(
      ({ verdict }) => verdict === 'ask',
    );
    const yes = questions.map((one): Outcome => ({ ...one, verdict: 'add' }));
    const next = applied(addedBy, lines, yes, made);
    expect(next.map(({ position }) => position)).toEqual([1000, 1001, 1002]);
  });

  test('is nothing while it is not known what a line is about', () => {
    expect(autoOutcomes(inputs([rule(1)]), [line(1, 99)], options())).toEqual([]);
  });
});

describe('what a person has done', () => {
  const all = inputs([rule(1, { must_stay: true })]);
  const [tyre, added] = done(all, [line(1, 1)]) as [Line, Line];

  test('stays: a line that they changed follows nothing any more', () => {
    const { lines, gone } = afterHand(addedBy, [tyre, added], [tyre, { ...added, quantity: 3000 }]);
    expect(gone).toEqual([]);
    expect(addedOf(lines[1]!, addedBy)?.hand).toBe(true);
    const less = [{ ...tyre, quantity: 2000 }, lines[1]!];
    expect(done(all, less)).toEqual(less);
    expect(done(all, [lines[1]!])).toEqual([lines[1]]);
    const moved = afterHand(addedBy, [tyre, added], [tyre, { ...added, position: 5 }]).lines;
    expect(addedOf(moved[1]!, addedBy)?.hand).toBe(false);
  });

  test('counts: what they wrote themselves is not added, unless it has to be more of it', () => {
    const outcome = (quantity: number) =>
      autoOutcomes(all, [line(1, 1), line(2, fee, quantity)], options())[0];
    expect(outcome(4000)).toMatchObject({ verdict: 'already', short: false });
    expect(outcome(3000)).toMatchObject({ verdict: 'already', short: true });
  });

  test('is kept: what they took away does not come back', () => {
    expect(afterHand(addedBy, [tyre, added], [tyre]).gone).toEqual([added]);
    const [outcome] = autoOutcomes(all, [tyre, line(2, 2)], options([1]));
    expect(outcome).toMatchObject({ verdict: 'left_out', short: false });
    expect(autoOutcomes(all, [tyre], options())[0]).toMatchObject({ verdict: 'add', short: true });
  });

  test('on two devices at the same time is done once', () => {
    const twice = [tyre, added, { ...added, key: keyOf(500) }];
    expect(done(all, twice)).toEqual([tyre, added]);
  });
});

describe('whatever the rules and the lines', () => {
  const often = { numRuns: 1000 };
  const someRule = fc
    .record({
      product: fc.constantFrom(fee, fee, balancing, 3),
      unless_product_id: fc.constantFrom(null, null, null, balancing),
      per: fc.constantFrom('piece', 'set', 'order'),
      quantity: fc.integer({ min: 1, max: 5000 }),
      asks: fc.boolean(),
      must_stay: fc.boolean(),
      priority: fc.integer({ min: 0, max: 2 }),
      kind: fc.constantFrom('', 'tyre', 'tyre', 'rim'),
      brand_id: fc.constantFrom(null, null, 1),
      except_brand_id: fc.constantFrom(null, null, 2),
      agreement: fc.constantFrom('', '', 'with'),
    })
    .map(({ product, ...more }): Partial<AutoRule> => ({
      ...more,
      product: { id: product, kind: 'part', name: 'Added', price: null, vat: 'standard' },
    }));
  const someLine = fc.record({
    product: fc.constantFrom(null, 1, 1, 2, 3, fee, balancing),
    quantity: fc.constantFrom(null, 500, 1000, 4000, 4000),
    by: fc.constantFrom(null, null, 1, 2, 3, 9),
    hand: fc.boolean(),
    was: fc.constantFrom(1000, 4000),
  });
  const some = fc.record({
    rules: fc.array(someRule, { minLength: 1, maxLength: 4 }),
    lines: fc.array(someLine, { maxLength: 7 }),
    leftOut: fc.subarray([1, 2, 3, 4], { maxLength: 1 }),
    has_agreement: fc.boolean(),
  });
  type Some = typeof some extends fc.Arbitrary<infer T> ? T : never;
  const madeOf = ({ rules, lines, has_agreement }: Some) => ({
    all: inputs(
      rules.map((one, nth) => rule(nth + 1, one)),
      { has_agreement },
    ),
    lines: lines.map(({ product, quantity, by, hand, was }, nth) => ({
      ...line(nth, product, quantity),
      [addedBy]: by && { from: [], hand, name: '', rule: by, quantity: was },
    })),
  });

  test('doing what they say leaves nothing to do', () => {
    fc.assert(
      fc.property(some, (one) => {
        const { all, lines } = madeOf(one);
        const once = done(all, lines, one.leftOut);
        expect(done(all, once, one.leftOut)).toEqual(once);
        const left = autoOutcomes(all, once, options(one.leftOut)).map(({ verdict }) => verdict);
        expect(left.filter((verdict) => /add|change|take_out/.test(verdict))).toEqual([]);
      }),
      often,
    );
  });

  test('what a person wrote or changed is as it was, and what they took away does not come', () => {
    fc.assert(
      fc.property(some, (one) => {
        const { all, lines } = madeOf(one);
        const next = done(all, lines, one.leftOut);
        const changedByHand = lines.filter((each) => addedOf(each, addedBy)?.hand ?? true);
        for (const each of changedByHand) expect(next).toContainEqual(each);
        const more = next.filter(({ key }) => !lines.some((each) => each.key === key));
        for (const each of more) {
          expect(one.leftOut).not.toContain(addedOf(each, addedBy)!.rule);
          expect(addedOf(each, addedBy)!.from.length).toBeGreaterThan(0);
        }
      }),
      often,
    );
  });

  test('no rule adds a second line, and no product is added beside one that is there', () => {
    fc.assert(
      fc.property(some, (one) => {
        const { all, lines } = madeOf(one);
        const next = done(all, lines, one.leftOut);
        const more = next.filter(({ key }) => !lines.some((each) => each.key === key));
        for (const each of more) {
          expect(next.filter(({ product_id: id }) => id === each['product_id'])).toHaveLength(1);
        }
      }),
      often,
    );
  });
});
