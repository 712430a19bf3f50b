import { expect, test } from 'vitest';
import { manifestFor } from './manifest.ts';

const product = {
  name: 'Wheelhouse',
  short_name: 'Wheelhouse',
  start_url: '/',
  icons: [{ src: '/icons/wheel-192.png', sizes: '192x192' }],
};
const branding = { title: 'Nordhjul', logo: null, colors: {}, language: null, redirectHost: null };

test('the app is installed under the name of its host and with its logo', () => {
  expect(manifestFor(product, { ...branding, logo: '/files/1?v=2' })).toEqual({
    ...product,
    name: 'Nordhjul',
    short_name: 'Nordhjul',
    icons: [{ src: '/files/1?v=2', sizes: 'any' }, ...product.icons],
  });
});

test("a host of nobody's has the product's own, and no logo from where none may come", () => {
  expect(manifestFor(product, null)).toEqual(product);
  const odd = manifestFor(product, { ...branding, title: ' ', logo: 'javascript:alert(1)' });
  expect(odd).toEqual(product);
});
