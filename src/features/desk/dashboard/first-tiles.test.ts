import { expect, test } from 'vitest';
import { rightsOf } from '#contract/rights.ts';
import { firstTiles } from './first-tiles.ts';

const firstOf = (...roles: string[]) => firstTiles(rightsOf(roles))[0];

test('everybody begins with what their work begins with', () => {
  expect(firstOf('manager')).toBe('sales');
  expect(firstOf('economy')).toBe('sales');
  expect(firstOf('reception')).toBe('queue');
  expect(firstOf('mechanic')).toBe('mine');
  expect(firstOf('warehouse')).toBe('logistics');
});

test('who has several roles begins with the widest', () => {
  expect(firstOf('warehouse', 'mechanic')).toBe('mine');
  expect(firstOf('mechanic', 'reception')).toBe('queue');
});

test('nobody is shown what they have no right to', () => {
  expect(firstTiles(rightsOf(['warehouse']))).not.toContain('bookings');
  expect(firstTiles(rightsOf(['mechanic']))).not.toContain('sales');
  expect(firstTiles([])).toEqual(['notifications']);
});

test('until it is known what somebody may do, what the server answers together stands in its usual order', () => {
  expect(firstTiles(undefined)).toEqual([
    'queue',
    'hours',
    'bookings',
    'notifications',
    'readings',
    'inspections',
    'customers',
  ]);
});

test('once the server has answered, nobody waits for a tile that it does not give them', () => {
  expect(firstTiles(undefined, { queue: {}, notifications: {} })).toEqual([
    'queue',
    'notifications',
  ]);
  expect(firstTiles(rightsOf(['manager']), { queue: {} })).not.toContain('bookings');
  expect(firstTiles(rightsOf(['manager']), { queue: {} })).toContain('sales');
});
