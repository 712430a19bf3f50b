import { expect, test } from 'vitest';
import { firstPage, scriptHashes, styleHashes } from './first-page.ts';

const template = `<html lang="{{language}}"><title>{{title}}</title><!--brand-->
<script>early()</script><script type="importmap">{}</script><script type="module" src="/main.js"></script>
<script type="application/json">{}</script><style>a{}</style>
<div class="login-brand"><svg></svg><span>{{title}}</span></div><h1>{{login.heading}}</h1>`;
const words = { heading: 'Logg inn' };
const brand = { title: 'Nordhjul', logo: null, colors: {}, language: null, redirectHost: null };
const common = {
  nonce: 'n0nce',
  origin: 'https://app.example.test',
  brand,
  language: 'nb',
  words,
} as const;

test("a host of nobody's shows the product's own name, mark and colours", () => {
  const page = firstPage(template, { ...common, brand: null });
  expect(page).toContain('<title>Wheelhouse</title>');
  expect(page).toContain('<svg></svg><span>Wheelhouse</span>');
  expect(page).toContain('<html lang="nb">');
  expect(page).toContain('<h1>Logg inn</h1>');
  expect(page).not.toContain('--primary');
});

test('a host has its own name, logo and colours, with labels and links that can be read', () => {
  const colors = { primary: '#0b6b5d', secondary: '#fc8100' };
  const page = firstPage(template, {
    ...common,
    brand: { ...brand, logo: '/files/1?v=2', colors },
  });
  expect(page).toContain('<img src="/files/1?v=2" alt="Nordhjul">');
  expect(page).toContain('--primary:#0b6b5d;--on-primary:#ffffff;--link:light-dark(#0b6b5d,');
  expect(page).toContain('--secondary:#fc8100');
});

test('what previews a link finds a title and a picture, by its whole address', () => {
  const previewed = `<meta property="og:title" content="{{title}}"><meta property="og:image" content="{{picture}}">`;
  const of = (logo: string | null) =>
    firstPage(previewed, { ...common, brand: { ...brand, logo } });
  expect(of(null)).toContain('content="Nordhjul"');
  expect(of(null)).toContain('content="https://app.example.test/icons/tyre-512.png"');
  expect(of('/files/1?v=2')).toContain('content="https://app.example.test/files/1?v=2"');
  expect(of('https://cdn.example.test/a.png')).toContain(
    'content="https://cdn.example.test/a.png"',
  );
});

test('a link to the page of a workshop without a logo is previewed without the product’s name and mark', () => {
  const previewed = `<meta property="og:site_name" content="{{siteName}}"><meta property="og:image" content="{{picture}}">`;
  const preview = { heading: 'Your quote · Dekk & Felg', site: 'Dekk & Felg' };
  const page = firstPage(previewed, { ...common, brand: null, preview });
  expect(page).toContain('content="Dekk &#38; Felg"');
  expect(page).toContain('/icons/tyre-512.png');
  expect(firstPage(previewed, { ...common, preview })).toContain('content="Nordhjul"');
  const product = firstPage(previewed, { ...common, brand: null });
  expect(product).toContain('content="Wheelhouse"');
  expect(product).toContain('/icons/wheel-512.png');
});

test('a link to a customer’s page is titled by what it is and whose', () => {
  const titles = `<title>{{heading}}</title><meta property="og:title" content="{{heading}}">`;
  const preview = { heading: 'Your quote · Dekk & Felg', site: 'Dekk & Felg' };
  const page = firstPage(titles, { ...common, brand, preview });
  expect(page).toContain('<title>Your quote · Dekk &#38; Felg</title>');
  expect(page).toContain('content="Your quote · Dekk &#38; Felg"');
  expect(firstPage(titles, { ...common, brand })).toContain('<title>Nordhjul</title>');
});

const workshop = {
  name: 'Dekk & Felg',
  address: 'Demoveien 4, 0668 Oslo',
  phone: '22 00 12 34',
  opening: null,
};

test('a workshop’s page begins with its name, beside the logo where there is one', () => {
  const plain = firstPage(template, { ...common, brand: null, workshop });
  expect(plain).toContain('<div class="login-brand"><span>Dekk &#38; Felg</span></div>');
  const logo = '/files/1';
  const page = firstPage(template, { ...common, brand: { ...brand, logo }, workshop });
  expect(page).toContain('<img src="/files/1" alt="Nordhjul"><span>Dekk &#38; Felg</span>');
});

test('the app reads of the page whose it is', () => {
  const meta = '<meta name="workshop" content="{{workshop}}">';
  const [, content = ''] = /content="([^"]*)"/.exec(firstPage(meta, { ...common, workshop })) ?? [];
  const read = content.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(+code));
  expect(JSON.parse(read)).toEqual(workshop);
  expect(firstPage(meta, common)).toBe('<meta name="workshop" content="">');
});

test('a login on the host of a workshop says where that is and how it is called', () => {
  const place = '<address class="login-shop"></address>';
  expect(firstPage(place, { ...common, workshop })).toBe(
    '<address class="login-shop"><span>Demoveien 4, 0668 Oslo</span><a href="tel:22001234">22 00 12 34</a></address>',
  );
  const silent = { ...workshop, address: '', phone: '' };
  expect(firstPage(place, { ...common, workshop: silent })).toBe(place);
});

test('whatever a host is called, its name is text', () => {
  const page = firstPage(template, {
    ...common,
    brand: { ...brand, title: `</title><script>$&'"{{login.heading}}` },
  });
  expect(page).toContain(
    '<title>&#60;/title&#62;&#60;script&#62;$&#38;&#39;&#34;{{login.heading}}</title>',
  );
});

test('a colour or logo that is more than that is left out', () => {
  const colors = { primary: 'red;}body{display:none', secondary: '#fc81001' };
  for (const logo of [
    'javascript:alert(1)',
    'http://logo.example/a.png',
    '//evil.example/a',
    '/\\evil.example',
    'data:x',
  ]) {
    const page = firstPage(template, { ...common, brand: { ...brand, logo, colors } });
    expect(page).not.toContain('<img');
    expect(page).not.toContain('display:none');
    expect(page).not.toContain('#fc8100');
  }
});

test('a word that is missing stops the page rather than showing a hole', () => {
  expect(() => firstPage(template, { ...common, words: {} })).toThrow('login.heading');
});

test('the inline scripts and styles have their hashes, data and files have none', () => {
  const page = firstPage(template, {
    ...common,
    brand: { ...brand, colors: { primary: '#0b6b5d' } },
  });
  expect(scriptHashes(page)).toEqual([
    "'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='",
    "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
  ]);
  expect(styleHashes(page)).toHaveLength(2);
  expect(scriptHashes(page)).toEqual(scriptHashes(template));
});

test('a host whose colour looks like an error has the product’s buttons, and links of its own', () => {
  const page = firstPage(template, {
    ...common,
    brand: { ...brand, colors: { primary: '#b71c1c' } },
  });
  expect(page).not.toContain('--primary:');
  expect(page).toContain('--link:light-dark(#b71c1c,');
});

test('in the sun a host’s button is as dark or bright as its label needs', () => {
  const colors = { primary: '#0b8b7d' };
  const page = firstPage(template, { ...common, brand: { ...brand, colors } });
  expect(page).toMatch(/\[data-theme=sun\]\{--primary:#[0-9a-f]{6};--on-primary:#/);
});
