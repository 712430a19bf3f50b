import { expect, test } from 'vitest';
import { retagged } from './tag-rules.ts';

test('what is stuck on comes behind what was there, each once', () => {
  expect(retagged(['VIP', 'Fleet'], { add: ['Unpaid', 'VIP'], remove: [] })).toEqual([
    'VIP',
    'Fleet',
    'Unpaid',
  ]);
});

test('what is taken off is gone; what is not there cannot be', () => {
  expect(retagged(['VIP', 'Fleet'], { add: [], remove: ['VIP', 'Unpaid'] })).toEqual(['Fleet']);
});

test('a thing carries no more than thirty', () => {
  const carried = Array.from({ length: 30 }, (_, nth) => `tag ${nth}`);
  expect(() => retagged(carried, { add: ['one more'], remove: [] })).toThrow('common.wrong_input');
});
