import { expect, test } from 'vitest';
import { changeOf, tenderOf, type Tender } from './tenders.ts';

const cash = { id: 1, name: 'Cash', kind: 'cash', step: 100, direction: 'nearest' } as const;
const card = { id: 2, name: 'Card', kind: 'card', step: 1, direction: 'nearest' } as const;

test('who hands over more than is left gets change', () => {
  const tender = tenderOf(500_00, 249_60, cash) as Tender;
  expect(tender).toMatchObject({ amount: 249_60, handed: 500_00, settles: 249_60, paid: 250_00 });
  expect(changeOf([tender])).toBe(250_00);
});

test('who hands over what it comes to in coins gets none', () => {
  const tender = tenderOf(250_00, 249_60, cash) as Tender;
  expect(tender).toMatchObject({ settles: 249_60, paid: 250_00 });
  expect(changeOf([tender])).toBe(0);
});

test('a part in coins leaves the rest', () => {
  expect(tenderOf(100_00, 249_60, cash)).toMatchObject({ amount: 100_00, settles: 100_00 });
});

test('nobody pays more by card than is left, and nothing is paid by nothing', () => {
  expect(tenderOf(249_61, 249_60, card)).toEqual({ refused: 'more' });
  expect(tenderOf(0, 249_60, card)).toEqual({ refused: 'nothing' });
  expect(tenderOf(40, 249_60, cash)).toEqual({ refused: 'nothing' });
  expect(tenderOf(249_60, 249_60, card)).toMatchObject({ settles: 249_60, handed: null });
});
