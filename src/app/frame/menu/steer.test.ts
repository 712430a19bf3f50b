import { expect, test } from 'vitest';
import { steer } from './steer.ts';

// Two columns, read downwards: 0 1 2 in the first, 3 4 in the second.
const at = (column: number, row: number) => ({ left: column * 250, top: row * 40, height: 40 });
const places = [at(0, 1), at(0, 2), at(0, 4), at(1, 1), at(1, 3)];

test('up and down follow the order of reading, from one column into the next', () => {
  expect(steer(places, 0, 'ArrowDown')).toBe(1);
  expect(steer(places, 2, 'ArrowDown')).toBe(3);
  expect(steer(places, 3, 'ArrowUp')).toBe(2);
  expect(steer(places, 0, 'ArrowUp')).toBeNull();
  expect(steer(places, 4, 'ArrowDown')).toBeNull();
});

test('left and right go to the nearest row of the next column', () => {
  expect(steer(places, 0, 'ArrowRight')).toBe(3);
  expect(steer(places, 2, 'ArrowRight')).toBe(4);
  expect(steer(places, 4, 'ArrowLeft')).toBe(1);
  expect(steer(places, 0, 'ArrowLeft')).toBeNull();
  expect(steer(places, 3, 'ArrowRight')).toBeNull();
});

test('Home and End lead to the first and the last; other keys lead nowhere', () => {
  expect(steer(places, 2, 'Home')).toBe(0);
  expect(steer(places, 2, 'End')).toBe(4);
  expect(steer(places, 2, 'a')).toBeNull();
});
