import { expect, test } from 'vitest';
import { isTwice, moved } from './station-moves.ts';

const desks = ['Desk 1', 'Desk 2', 'Desk 3'];

test('a station goes one step up or down', () => {
  expect(moved(desks, 1, -1)).toEqual(['Desk 2', 'Desk 1', 'Desk 3']);
  expect(moved(desks, 1, 1)).toEqual(['Desk 1', 'Desk 3', 'Desk 2']);
});

test('the first goes no further up, the last no further down', () => {
  expect(moved(desks, 0, -1)).toEqual(desks);
  expect(moved(desks, 2, 1)).toEqual(desks);
});

test('two stations of one name are noticed, empty lines are not', () => {
  expect(isTwice(['Desk 1', ' Desk 1 ', ''], 'Desk 1')).toBe(true);
  expect(isTwice(['Desk 1', '', ''], '')).toBe(false);
  expect(isTwice(desks, 'Desk 1')).toBe(false);
});
