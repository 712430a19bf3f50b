import { expect, test } from 'vitest';
import { differencesOf, type PlaceCount, type SetThere } from './difference-rules.ts';

const places = [
  { id: 1, code: 'A.1' },
  { id: 2, code: 'A.2' },
];
const count = (
  place_id: number,
  sets: number[],
  overrides: Partial<PlaceCount> = {},
): PlaceCount => ({
  place_id,
  sets,
  unknown: [],
  at: 100 + place_id,
  ...overrides,
});
const set = (id: number, place_id: number | null, moved_at = 0): SetThere => ({
  id,
  number: `47${id}`,
  place_id,
  moved_at,
});
const found = (counts: PlaceCount[], sets: SetThere[]) =>
  differencesOf(places, counts, sets).map(({ kind, place_id, code }) => [kind, place_id, code]);

test('what is where it should be is no difference', () => {
  expect(found([count(1, [7]), count(2, [])], [set(7, 1)])).toEqual([]);
});

test('a place where nobody was is unread, and its sets are not missing', () => {
  expect(found([count(1, [])], [set(7, 2)])).toEqual([['unread', 2, '']]);
});

test('a set that is nowhere is missing where it should be', () => {
  expect(found([count(1, []), count(2, [])], [set(7, 1)])).toEqual([['missing', 1, '477']]);
});

test('a set at another place is found there, and not missing at its own', () => {
  expect(found([count(1, []), count(2, [7])], [set(7, 1)])).toEqual([['elsewhere', 2, '477']]);
});

test('a set that stands nowhere by the books and is found has been put there', () => {
  expect(found([count(1, [7]), count(2, [])], [set(7, null)])).toEqual([['elsewhere', 1, '477']]);
});

test('a place that was counted again is as it was found the last time', () => {
  const again = [count(1, [], { at: 50 }), count(1, [7], { at: 60 }), count(2, [])];
  expect(found(again, [set(7, 1)])).toEqual([]);
});

test('a set that was read at two places is where it was read last', () => {
  expect(found([count(1, [7], { at: 50 }), count(2, [7], { at: 60 })], [set(7, 1)])).toEqual([
    ['elsewhere', 2, '477'],
  ]);
});

test('what was moved after its place was counted is left alone', () => {
  expect(found([count(1, []), count(2, [])], [set(7, 1, 500)])).toEqual([['moved', 1, '477']]);
});

test('a code of no set is kept', () => {
  expect(found([count(1, [], { unknown: ['TH:9'] }), count(2, [])], [])).toEqual([
    ['unknown', 1, 'TH:9'],
  ]);
});
