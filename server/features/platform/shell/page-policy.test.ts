import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const ancestors = (shownBy: readonly string[]) =>
  /frame-ancestors [^;]*/.exec(pagePolicy('', '', { shows: [], shownBy }))?.[0];

test('a page is shown in frames of nobody', () => {
  expect(ancestors([])).toBe("frame-ancestors 'none'");
});

test('the page of a portal is shown in frames of the hosts that it lists, and of no others', () => {
  expect(ancestors(['www.dekk.no', 'dekk.no'])).toBe(
    'frame-ancestors https://www.dekk.no https://dekk.no',
  );
});

test('what is more than a host lets nobody show the page', () => {
  for (const wide of ['*', '*.no', 'https:', "'self'", "dekk.no; script-src 'unsafe-inline'"])
    expect(ancestors([wide])).toBe("frame-ancestors 'none'");
});
