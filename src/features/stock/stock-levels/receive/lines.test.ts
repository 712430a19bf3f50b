import { expect, test } from 'vitest';
import {
  comeOf,
  isWhole,
  lineOf,
  ofOtherWeek,
  piecesOf,
  sentOf,
  withOneMore,
  type Line,
} from './lines.ts';

const tyre = { id: 1, name: 'Isgrep 9', number: '1001' };
const rim = { id: 2, name: 'Fjord 5', number: '2001' };

test('what is scanned again is one more of the same line, and something else is a line of its own', () => {
  const lines = [tyre, rim, tyre, tyre].reduce(withOneMore, []);
  expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Fjord 5', 1_000],
    ['Isgrep 9', 3_000],
  ]);
  expect(piecesOf(lines)).toBe(4_000);
});

test('of what is awaited nothing comes that was not read, once somebody counts by the scanner', () => {
  const awaited = (id: number) => ({ ...lineOf({ ...tyre, id }), quantity: 8_000, awaited: 8_000 });
  const typed = { ...awaited(9), quantity: 3_000 };
  const lines = withOneMore([awaited(tyre.id), awaited(8), typed], tyre);
  expect(lines.map(({ quantity }) => quantity)).toEqual([1_000, 0, 3_000]);
  expect(lines.every(isWhole)).toBe(true);
  expect(comeOf(lines).map(({ product_id: id }) => id)).toEqual([tyre.id, 9]);
  // What was said since is not taken back by the next code.
  const again = lines.with(1, { ...lines[1]!, quantity: 8_000 });
  expect(withOneMore(again, tyre).map(({ quantity }) => quantity)).toEqual([2_000, 8_000, 3_000]);
});

test('who scans what is awaited counts it from the first, and goes on from what somebody typed', () => {
  const awaited = { ...lineOf(tyre), quantity: 2_000, awaited: 2_000 };
  const scanned = [1, 2, 3].reduce<readonly Line[]>((lines) => withOneMore(lines, tyre), [awaited]);
  expect(scanned.map(({ quantity }) => quantity)).toEqual([3_000]);
  const typed = withOneMore([{ ...awaited, quantity: 1_000 }], tyre);
  expect(typed.map(({ quantity }) => quantity)).toEqual([2_000]);
  expect(Object.keys(sentOf(scanned[0]!))).toEqual(Object.keys(sentOf(lineOf(tyre))));
});

test('what is read after another week has begun is of that', () => {
  const old = { ...lineOf(tyre), dot: '2425', awaited: 8_000 };
  const lines = withOneMore(ofOtherWeek([old], 0), tyre);
  expect(lines.map(({ dot, quantity }) => [dot, quantity])).toEqual([
    ['', 1_000],
    ['2425', 1_000],
  ]);
  expect(new Set(lines.map(({ intent }) => intent)).size).toBe(2);
  expect(isWhole(ofOtherWeek([lineOf(tyre)], 0)[0]!)).toBe(false);
});

test('a line with a week of three digits, nothing or half a number is not whole', () => {
  const line = lineOf(tyre);
  expect(isWhole({ ...line, dot: '2325' })).toBe(true);
  for (const wrong of [{ dot: '232' }, { quantity: 0 }, { quantity: null }, { cost: '12,' }]) {
    expect(isWhole({ ...line, ...wrong })).toBe(false);
  }
});
