import { expect, test } from 'vitest';
import { answeredInstead, ApiError, foreignPage, OfflineError } from './api-errors.ts';

test.each([
  ['the page of a Wi-Fi or a filter', foreignPage, 'page'],
  ['a Wi-Fi that says that it wants a login', 511, 'page'],
  ['a block page', 403, 'between'],
  ['a proxy whose server is away', 502, 'between'],
  ['nothing at all', new TypeError('Failed to fetch'), null],
  ['nothing in time', new DOMException('', 'TimeoutError'), null],
])('%s is reported as what it is', (_, cause, instead) => {
  expect(answeredInstead(new OfflineError(cause))).toBe(instead);
});

test('what is too large for a proxy is told so; what the server itself refuses, in its own words', () => {
  expect(answeredInstead(new ApiError(413, {}))).toBe('tooLarge');
  expect(answeredInstead(new ApiError(413, { message: 'Too large' }))).toBe(null);
  expect(answeredInstead(new Error('a bug'))).toBe(null);
});
