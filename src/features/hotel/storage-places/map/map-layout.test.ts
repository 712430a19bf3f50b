import { expect, test } from 'vitest';
import { placesOf } from '#contract/hotel/storage-places/place-rules.ts';
import { racksOf } from '#contract/hotel/storage-places/rack-rules.ts';
import { fit, inSight, layOut, nextPlace, placeAt, pointsOf, zoomed } from './map-layout.ts';

function drawn(pattern: string, window = { width: 360, height: 400 }) {
  const codes = placesOf(pattern) as readonly string[];
  const layout = layOut(racksOf(codes.map((code) => ({ code, zone: '' }))), window);
  const points = pointsOf(layout);
  const next = (from: string, x: number, y: number) =>
    codes[nextPlace(points, codes.indexOf(from), { x, y })];
  return { codes, layout, points, window, next };
}

test('the lowest level is drawn at the foot, the first column at the left', () => {
  const { codes, points } = drawn('A.{1..3}-{1..2}');
  const of = (code: string) => points.find(({ at }) => codes[at] === code)!;
  expect(of('A.1-1').y).toBeGreaterThan(of('A.1-2').y);
  expect(of('A.1-1').x).toBeLessThan(of('A.2-1').x);
});

test('racks stand beside each other where the window is wide, and below each other where it is not', () => {
  const columns = ({ boxes }: { boxes: readonly { x: number }[] }) =>
    new Set(boxes.map(({ x }) => x)).size;
  expect(columns(drawn('{A..F}.{1..20}-{1..4}', { width: 360, height: 640 }).layout)).toBe(1);
  expect(columns(drawn('{A..F}.{1..20}-{1..4}', { width: 1400, height: 500 }).layout)).toBe(2);
});

test('no two places are drawn in one cell', () => {
  const { points } = drawn('{A..E}.{01..20}-{1..5}');
  expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(500);
});

test('a press finds the place that is drawn there, however close one looks', () => {
  const { layout, points, window } = drawn('{A..B}.{1..5}-{1..3}');
  const all = fit(layout, window);
  for (const look of [all, zoomed(all, 2, { x: 100, y: 100 }, all.scale)]) {
    for (const { at, x, y } of points) {
      const pressed = { x: look.x + x * look.scale, y: look.y + y * look.scale };
      expect(placeAt(points, look, pressed)).toBe(at);
    }
  }
});

test('what is pointed at stays there while one looks closer', () => {
  const look = { scale: 10, x: 5, y: 5 };
  const closer = zoomed(look, 2, { x: 25, y: 45 }, 1);
  expect([closer.x + 2 * closer.scale, closer.y + 4 * closer.scale]).toEqual([25, 45]);
});

test('arrows go along a level, up and down, and over to the next rack', () => {
  const { next } = drawn('{A..B}.{1..30}-{1..2}');
  expect(next('A.1-1', 1, 0)).toBe('A.2-1');
  expect(next('A.1-1', 0, -1)).toBe('A.1-2');
  expect(next('A.1-1', 0, 1)).toBe('B.1-2');
  expect(next('A.1-1', -1, 0)).toBe('A.1-1');
});

test('a place that is gone to comes into sight', () => {
  const window = { width: 300, height: 300 };
  const look = inSight({ scale: 50, x: 0, y: 0 }, { x: 20.5, y: 3 }, window);
  expect(look.x + 20.5 * 50).toBeLessThan(300);
  expect(look.y).toBe(0);
});
