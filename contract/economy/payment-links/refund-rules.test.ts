import { expect, test } from 'vitest';
import { refundStateBy } from './refund-rules.ts';

const asked = { amount: 200, before: 100, externalId: '' };
const seen = { paid: 500, given: 100, failed: [] };

test('what the provider has given back since is done, also where its answer was lost', () => {
  expect(refundStateBy(asked, { ...seen, given: 300 })).toBe('done');
  expect(refundStateBy({ ...asked, externalId: 'r' }, { ...seen, given: 300 })).toBe('done');
});

test('what it has not given back yet waits', () => {
  expect(refundStateBy(asked, seen)).toBe('pending');
  expect(refundStateBy({ ...asked, externalId: 'r' }, seen)).toBe('pending');
});

test('what it says came to nothing has failed, and that of another has not', () => {
  const failed = { ...seen, failed: ['r'] };
  expect(refundStateBy({ ...asked, externalId: 'r' }, failed)).toBe('failed');
  expect(refundStateBy({ ...asked, externalId: 'other' }, failed)).toBe('pending');
});

test('no more is given back than was paid', () => {
  expect(refundStateBy(asked, { ...seen, paid: 299 })).toBe('failed');
  expect(refundStateBy(asked, { ...seen, paid: 300 })).toBe('pending');
});
