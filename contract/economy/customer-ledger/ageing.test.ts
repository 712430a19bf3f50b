import { expect, test } from 'vitest';
import { agedBalance } from './ageing.ts';

const day = '2026-11-29';

test('what is due today is not late, and from the day after it is', () => {
  const items = [
    { open: 100_00, due: '2026-11-29' },
    { open: 20_00, due: '2026-11-28' },
  ];
  expect(agedBalance(items, day)).toMatchObject({
    aged: { current: 100_00, to30: 20_00 },
    overdue: 20_00,
    balance: 120_00,
  });
});

test('what is late is in one step of thirty days, however summer time falls in between', () => {
  const of = (due: string) => agedBalance([{ open: 1, due }], day).aged;
  expect(of('2026-10-30').to30).toBe(1);
  expect(of('2026-10-29').to60).toBe(1);
  expect(of('2026-09-30').to60).toBe(1);
  expect(of('2026-09-29').to90).toBe(1);
  expect(of('2026-08-31').to90).toBe(1);
  expect(of('2026-08-30').over90).toBe(1);
});

test('a payment that is not used up is taken off what is owed, and makes nothing late', () => {
  const items = [
    { open: 100_00, due: '2026-12-24' },
    { open: -30_00, due: null },
  ];
  expect(agedBalance(items, day)).toMatchObject({ overdue: 0, balance: 70_00 });
});
