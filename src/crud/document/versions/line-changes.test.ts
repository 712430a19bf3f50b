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

test('only lines that are new, changed or gone are sent, without what the server reckons', () => {
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
  const clash = (mine: Line[], theirs: Line[]) =>
    mergeLines(lines, [line('a')], mine, theirs).clashing;
  expect(clash([line('a', 2000)], [line('a', 3000)])).toEqual(['a']);
  expect(clash([], [line('a', 3000)])).toEqual(['a']);
  expect(clash([line('a', 2000)], [line('a', 2000)])).toEqual([]);
  expect(clash([line('a', 1000, 9)], [line('a', 1000, 5)])).toEqual([]);
});

test('a field that both changed is asked about, and fields that only one did are not', () => {
  const base = { note: '', reference: '', lines: [line('a')] };
  const merge = (changes: Partial<typeof base>, theirs: Partial<typeof base>) =>
    mergeRow(orders, base, changes, { ...base, ...theirs });
  expect(merge({ note: 'mine' }, { reference: 'theirs' }).clash).toBe(false);
  expect(merge({ note: 'mine' }, { note: 'theirs' }).clash).toBe(true);
  expect(merge({ lines: [line('a', 2000)] }, { lines: [line('a'), line('b')] })).toEqual({
    changes: { lines: [line('a', 2000), line('b')] },
    clash: false,
  });
});
