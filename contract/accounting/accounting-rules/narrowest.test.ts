import { expect, test } from 'vitest';
import { rivalOf, ruleFor } from './narrowest.ts';

const conditions = ['product_kind', 'product_type_id', 'vat_code', 'customer_type', 'country'];
const always = { valid_from: null, valid_to: null };
const rule = (name: string, conditions: Record<string, unknown> = {}) => ({
  name,
  ...always,
  ...conditions,
});
const line = {
  product_kind: 'tyre',
  product_type_id: 7,
  vat_code: '3',
  customer_type: 'private',
  country: 'NO',
};
const picked = (rules: ReturnType<typeof rule>[], about: object = line, day = '2026-03-02') =>
  ruleFor(conditions, rules, { ...line, ...about }, day)?.name;

const all = rule('all');
const tyres = rule('tyres', { product_kind: 'tyre' });
const winter = rule('winter tyres', { product_kind: 'tyre', product_type_id: 7 });
const swedes = rule('swedes', { country: 'SE' });

test('the rule with the most conditions that a line meets decides', () => {
  expect(picked([all, winter, tyres])).toBe('winter tyres');
  expect(picked([all, winter, tyres], { product_type_id: 8 })).toBe('tyres');
  expect(picked([all, winter, tyres], { product_kind: 'work', product_type_id: 9 })).toBe('all');
});

test('a rule of something else never holds, however narrow it is', () => {
  const far = rule('far', { product_kind: 'tyre', country: 'SE', customer_type: 'company' });
  expect(picked([far, all])).toBe('all');
});

test('without a rule that holds there is none', () => {
  expect(picked([swedes])).toBeUndefined();
});

test('a rule holds from its first to its last day', () => {
  const old = rule('old', { valid_to: '2026-03-01' });
  const today = rule('new', { valid_from: '2026-03-02' });
  expect(picked([old, today], {}, '2026-03-01')).toBe('old');
  expect(picked([old, today], {}, '2026-03-02')).toBe('new');
  expect(rivalOf(conditions, today, [old])).toBeNull();
});

test('two rules that may hold for the same line and are equally narrow are rivals', () => {
  expect(rivalOf(conditions, rule('again', { country: 'SE' }), [swedes])).toBe(swedes);
  expect(rivalOf(conditions, swedes, [all, tyres])).toBe(tyres);
});

test('rules of which one alone can hold are none', () => {
  expect(rivalOf(conditions, rule('norwegians', { country: 'NO' }), [swedes])).toBeNull();
});

test('a narrower rule that decides wherever both hold leaves no rivals', () => {
  const decides = rule('tyres of swedes', { product_kind: 'tyre', country: 'SE' });
  expect(rivalOf(conditions, swedes, [tyres, decides])).toBeNull();
  const late = { ...decides, valid_from: '2026-01-01' };
  expect(rivalOf(conditions, swedes, [tyres, late])).toBe(tyres);
});

test('what no rival has can always be decided in one way', () => {
  // All rules of up to two conditions, added as long as they have no rival.
  const values = { product_kind: ['tyre', 'work'], country: ['NO', 'SE'], vat_code: ['3', '5'] };
  const singles = Object.entries(values).flatMap(([name, of]) => of.map((one) => [name, one]));
  const drawn = [
    [],
    ...singles.map((one) => [one]),
    ...singles.flatMap((a) => singles.map((b) => [a, b])),
  ]
    .map((conditions, nth) => rule(String(nth), Object.fromEntries(conditions)))
    .reverse();
  const kept: ReturnType<typeof rule>[] = [];
  for (const one of drawn) if (!rivalOf(conditions, one, kept)) kept.push(one);
  expect(kept.length).toBeGreaterThan(3);
  for (const product_kind of values.product_kind) {
    for (const country of values.country) {
      for (const vat_code of values.vat_code) {
        const about = { product_kind, country, vat_code };
        expect(picked(kept, about)).toBe(picked(kept.toReversed(), about));
      }
    }
  }
});
