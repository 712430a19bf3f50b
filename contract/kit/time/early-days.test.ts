import { expect, test } from 'vitest';
import { earlyDays } from './early-days.ts';
import { date } from '../fields.ts';

const stay = { fields: { from: date({}), to: date({ notBefore: 'from' }) } };

test('nothing ends before it starts; a day without the other is in order', () => {
  expect(earlyDays(stay, { from: '2026-01-02', to: '2026-01-01' })).toEqual(['to']);
  expect(earlyDays(stay, { from: '2026-01-01', to: '2026-01-01' })).toEqual([]);
  expect(earlyDays(stay, { from: '2026-01-01', to: null })).toEqual([]);
  expect(earlyDays(stay, { from: null, to: '2026-01-01' })).toEqual([]);
});
