import { expect, test } from 'vitest';
import { depthTyped, isWholeDepth } from './depth-rules.ts';

test.each([
  ['7', 70],
  ['65', 65],
  ['16', 16],
  ['6,5', 65],
  ['6.5', 65],
  ['12,0', 120],
  ['120', 120],
  ['', null],
  [' ', null],
  ['999', '999'],
  ['x', 'x'],
  ['25,0', '25,0'],
])('%j typed is %j', (typed, depth) => {
  expect(depthTyped(typed)).toBe(depth);
});

test('two digits are a depth: what is typed next is of the next groove', () => {
  expect(['65', '6,5', '6.5'].every(isWholeDepth)).toBe(true);
  expect(['', '6', '6,', '120'].some(isWholeDepth)).toBe(false);
});
