import { expect, test } from 'vitest';
import { isTwice } from './is-twice.ts';

const desks = ['Desk 1', 'Desk 2', 'Desk 3'];

test('two stations of one name are noticed, empty lines are not', () => {
  expect(isTwice(['Desk 1', ' Desk 1 ', ''], 'Desk 1')).toBe(true);
  expect(isTwice(['Desk 1', '', ''], '')).toBe(false);
  expect(isTwice(desks, 'Desk 1')).toBe(false);
});
