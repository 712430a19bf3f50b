import { expect, test } from 'vitest';
import { openAccount } from './published-elsewhere.ts';

const published = (number: number) => [{ uid: 'other', told: number }];

test('who has heard everything has missed nothing, in whatever order it came', () => {
  const account = openAccount();
  account.received('other', 8);
  expect(account.compare(published(7))).toBe(false);
  for (const number of [10, 9, 11]) account.received('other', number);
  expect(account.compare(published(11))).toBe(false);
  expect(account.compare(published(11))).toBe(false);
});

test('what is still on its way is not missed, what has not come by the next comparison is, once', () => {
  const account = openAccount();
  account.compare(published(3));
  account.received('other', 4);
  expect(account.compare(published(6))).toBe(false);
  account.received('other', 6);
  expect(account.compare(published(7))).toBe(true);
  expect(account.compare(published(7))).toBe(false);
  account.received('other', 8);
  expect(account.compare(published(8))).toBe(false);
  expect(account.compare(published(8))).toBe(false);
});

test('a server that is gone may have published something last', () => {
  const account = openAccount();
  account.compare(published(3));
  expect(account.compare([])).toBe(true);
  expect(account.compare([])).toBe(false);
});
