import { expect, test } from 'vitest';
import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import { orders } from '#contract/sales/orders.ts';
import { lineChanges, mergeLines, mergeRow } from './line-changes.ts';

const lines = linesOf(orders)!;
const line = (key: string, quantity = 1000, position = 0): Line => ({
  key,
  position,
  kind: 'goods',
  product_id: null,
  description: key,
  quantity,
  unit_price: 100_00,
  discount_percent: null,
  vat_code: '3',
  amount: 7,
});

test('only lines that are new, changed or gone are sent, without what the server calculates', () => {
  const { put, remove } = lineChanges(
    lines,
    [line('a'), line('b'), line('c')],
    [line('a'), line('b', 2000), line('d')],
  );
  expect(put?.map(({ key }) => key)).toEqual(['b', 'd']);
  expect(put?.[0]).not.toHaveProperty('amount');
  expect(remove).toEqual(['c']);
});

test('two who changed different lines have both changed them', () => {
  const base = [line('a'), line('b'), line('c')];
  const { lines: merged, clashing } = mergeLines(
    lines,
    base,
    [line('a', 2000), line('b')],
    [line('a'), line('b', 3000), line('c'), line('d')],
  );
  expect(clashing).toEqual([]);
  expect(merged.map(({ key, quantity }) => [key, quantity])).toEqual([
    ['a', 2000],
    ['b', 3000],
    ['d', 1000],
  ]);
});

test('a line that both changed to something else is asked about, and one that both changed alike is not', () => {
  const clash = (mine: Line[], saved: Line[]) =>
    mergeLines(lines, [line('a')], mine, saved).clashing;
  expect(clash([line('a', 2000)], [line('a', 3000)])).toEqual(['a']);
  expect(clash([], [line('a', 3000)])).toEqual(['a']);
  expect(clash([line('a', 2000)], [line('a', 2000)])).toEqual([]);
  expect(clash([line('a', 1000, 9)], [line('a', 1000, 5)])).toEqual([]);
});

test('a field that both changed is asked about, and fields that only one did are not', () => {
  const base = { note: '', reference: '', lines: [line('a')] };
  const merge = (changes: Partial<typeof base>, saved: Partial<typeof base>) =>
    mergeRow(orders, base, changes, { ...base, ...saved });
  expect(merge({ note: 'mine' }, { reference: 'theirs' }).clash).toBe(false);
  expect(merge({ note: 'mine' }, { note: 'theirs' }).clash).toBe(true);
  expect(merge({ lines: [line('a', 2000)] }, { lines: [line('a'), line('b')] })).toEqual({
    changes: { lines: [line('a', 2000), line('b')] },
    clash: false,
  });
});

test('a line that was only moved here is moved over what they changed in it', () => {
  const moved = [line('a', 1000, 3000), line('b', 1000, 2000)];
  const base = [line('a', 1000, 1000), line('b', 1000, 2000)];
  const { lines: merged } = mergeLines(lines, base, moved, [line('a', 7000, 1000), base[1]!]);
  expect(merged).toMatchObject([{ key: 'a', quantity: 7000, position: 3000 }, { key: 'b' }]);
});

test('prices that came to be with VAT here are so in the lines that somebody added meanwhile', () => {
  const taxed = (key: string) => ({ ...line(key), vat_category: 'S', vat_rate: 25_00 });
  const base = { prices_include_vat: false, lines: [taxed('a')] };
  const saved = { ...base, lines: [taxed('a'), taxed('b')] };
  const changes = {
    prices_include_vat: true,
    lines: [{ ...taxed('a'), unit_price: 125_00 }],
  };
  const merged = mergeRow(orders, base, changes, saved);
  expect(merged.clash).toBe(false);
  expect(merged.changes.lines).toMatchObject([
    { key: 'a', unit_price: 125_00 },
    { key: 'b', unit_price: 125_00 },
  ]);
  expect(lineChanges(lines, saved.lines, merged.changes.lines!).put).toHaveLength(2);
  // Who turned them there asks who changed a line here.
  const turned = { ...base, prices_include_vat: true, lines: changes.lines };
  const mine = { lines: [{ ...taxed('a'), quantity: 2000 }] };
  expect(mergeRow(orders, base, mine, turned)).toMatchObject({
    clash: true,
    changes: { prices_include_vat: false, lines: [{ quantity: 2000, unit_price: 100_00 }] },
  });
});
