import { expect, test } from 'vitest';
import { beyond, cornerOf, side, tilesIn } from './tiles.ts';

const large = { width: 10 * side, height: 10 * side };
const window = { width: 2 * side, height: side };
const named = (tiles: readonly { column: number; row: number }[]) =>
  tiles.map(({ column, row }) => `${column} ${row}`);

test('a sheet that is seen whole has no tiles but its own', () => {
  const sheet = { width: side, height: side / 2 };
  expect(named(tilesIn(sheet, { left: 40, top: 60 }, window))).toEqual(['0 0', '1 0']);
  expect(named(tilesIn(sheet, { left: 40, top: 60 }, window, 3))).toHaveLength(2);
});

test('every pixel of the window is on a tile, wherever one looks', () => {
  for (const left of [0, -1, -side + 1, -side, -3.5 * side]) {
    const seen = tilesIn(large, { left, top: -700 }, window);
    for (const x of [0, 1, window.width / 2, window.width - 1]) {
      const column = Math.floor((x - left) / side);
      expect(seen).toContainEqual({ column, row: Math.floor(700 / side) });
    }
  }
});

test('those in the middle come first, those around what is seen last', () => {
  const seen = named(tilesIn(large, { left: -4 * side, top: -4 * side }, window));
  const more = named(tilesIn(large, { left: -4 * side, top: -4 * side }, window, 1));
  expect(seen).toHaveLength(2);
  expect(more).toHaveLength(12);
  expect(new Set(more.slice(0, 2))).toEqual(new Set(seen));
});

test('nothing is painted where no rack stands', () => {
  expect(tilesIn(large, { left: 3 * side, top: 0 }, window)).toEqual([]);
  expect(tilesIn(large, { left: -20 * side, top: 0 }, window)).toEqual([]);
});

test('a picture is moved by whole pixels of the device', () => {
  expect(cornerOf({ scale: 7.3, x: 10.3, y: -4.2 }, 1.5)).toEqual({
    left: 15 - beyond,
    top: -6 - beyond,
  });
});
