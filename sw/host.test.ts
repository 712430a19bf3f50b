import { expect, test } from 'vitest';
import { hostOf } from './host.ts';

test('a host is called as its page calls it', () => {
  const page =
    '<meta name="application-name" content="D&#38;B &#34;Hjul&#34;" /><meta name="logo" content="/files/1?v=2" />';
  expect(hostOf(page)).toEqual({ title: 'D&B "Hjul"', logo: '/files/1?v=2' });
});

test('without branding of its own, or without a page, it is the product', () => {
  const product = { title: 'Wheelhouse', logo: '/icons/wheel-192.png' };
  expect(hostOf('<meta name="logo" content="" />')).toEqual(product);
  expect(hostOf('')).toEqual(product);
});
