import { expect, test } from 'vitest';
import { chosen, isCounted, nothing, scanned } from './in-hand.ts';

const tyre = { id: 1, name: 'Tyre', number: '1001' };
const rim = { id: 2, name: 'Rim', number: '1002' };

test('each scan of a product is one more of it', () => {
  const { now, over } = scanned({ ...nothing, shelf: 'A.1' }, tyre);
  expect([now.quantity, over]).toEqual([1_000, null]);
  expect(scanned(now, tyre).now).toMatchObject({ shelf: 'A.1', quantity: 2_000 });
});

test('the next product keeps the one before, on the same shelf', () => {
  const first = scanned({ ...nothing, shelf: 'A.1' }, tyre).now;
  const { now, over } = scanned(first, rim);
  expect(over).toMatchObject({ product: tyre, quantity: 1_000 });
  expect(now).toMatchObject({ shelf: 'A.1', product: rim, quantity: 1_000 });
});

test('a product that was chosen and never counted is not kept', () => {
  expect(scanned(chosen(nothing, tyre), rim).over).toBeNull();
});

test('nothing is a quantity, and what is no number is none', () => {
  const of = (quantity: number | string | null) =>
    isCounted({ ...nothing, product: tyre, quantity });
  expect([of(0), of(null), of('0.0005'), of(-1_000)]).toEqual([true, false, false, false]);
});
