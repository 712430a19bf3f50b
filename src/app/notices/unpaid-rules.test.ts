import { expect, test } from 'vitest';
import { unpaidNotice } from './unpaid-rules.ts';

test('days ahead say when access ends, none that it ends today, days behind when it ended', () => {
  expect(unpaidNotice(12)).toEqual({ key: 'ends', count: 12 });
  expect(unpaidNotice(0)).toEqual({ key: 'endsToday', count: 0 });
  expect(unpaidNotice(-3)).toEqual({ key: 'ended', count: 3 });
});

test('nobody who has paid sees anything, and no number is no debt', () => {
  expect([null, undefined, Number.NaN].map(unpaidNotice)).toEqual([null, null, null]);
});
