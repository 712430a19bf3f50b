import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const desks = ['Desk 1', 'Desk 2', 'Desk 3'];

test('one goes a step up or down', () => {
  expect(moved(desks, 1, 0)).toEqual(['Desk 2', 'Desk 1', 'Desk 3']);
  expect(moved(desks, 1, 2)).toEqual(['Desk 1', 'Desk 3', 'Desk 2']);
});

test('the first goes no further up, the last no further down', () => {
  expect(moved(desks, 0, -1)).toEqual(desks);
  expect(moved(desks, 2, 3)).toEqual(desks);
});
