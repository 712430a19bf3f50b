import { expect, test } from 'vitest';
import type { HostBranding } from './white-label.ts';
import { fieldErrorsOf, isHost, isLogo, redirectsInARing } from './white-label-rules.ts';

const branding: HostBranding = {
  host: 'nordhjul.example',
  title: 'Nordhjul',
  logo: '',
  primary: '',
  secondary: '',
  language: null,
  redirectHost: '',
};

test('a host with a name is enough; everything else is the product’s own', () => {
  expect(fieldErrorsOf(branding)).toEqual({});
});

test('a host and a title there must be', () => {
  expect(fieldErrorsOf({ ...branding, host: '', title: '' })).toEqual({
    host: 'fields.required',
    title: 'fields.required',
  });
});

test.each(['a.example', 'xn--dckhuset-9wa.se', 'localhost', 'app.localhost', '3.example.com'])(
  '%s is a host',
  (host) => expect(isHost(host)).toBe(true),
);

test.each([
  'https://a.example',
  'a.example:8080',
  'a.example/path',
  'a.example?x',
  'user@a.example',
  'A.example',
  'däck.example',
  'a..example',
  '.example',
  'a.example.',
  '-a.example',
  'a-.example',
  'a b.example',
  '127.0.0.1',
  '0x7f.1',
  '1.2',
  '[::1]',
  'new',
  '%61.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
])('%s is no host', (host) => expect(isHost(host)).toBe(false));

test.each(['https://cdn.example/logo.svg', 'https://cdn.example:8443/a?b=c', '/files/7.png'])(
  'a logo may come from %s',
  (logo) => expect(isLogo(logo)).toBe(true),
);

test.each([
  'http://cdn.example/logo.svg',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,AAAA',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'https://me:pass@cdn.example/a.png',
  'logo.svg',
  'https://cdn.example/a.png" onerror="alert(1)',
  '\tjavascript:alert(1)',
])('a logo may not come from %s', (logo) => {
  expect(fieldErrorsOf({ ...branding, logo })).toEqual({ logo: 'fields.logo' });
});

test.each(['red', '#fff', '#0b6b5', '#0b6b5dd', 'rgb(1,2,3)', '#00000g', '#0b6b5d;}body{'])(
  '%s is no colour of a brand',
  (colour) => {
    expect(fieldErrorsOf({ ...branding, primary: colour, secondary: colour })).toEqual({
      primary: 'fields.colour',
      secondary: 'fields.colour',
    });
  },
);

test('a first colour that would be taken for an error is refused', () => {
  expect(fieldErrorsOf({ ...branding, primary: '#b71c1c' })).toEqual({
    primary: 'fields.error_colour',
  });
  expect(fieldErrorsOf({ ...branding, primary: '#0B6B5D', secondary: '#b71c1c' })).toEqual({});
});

test('a host may send its visitors to another one, not to itself or to something else', () => {
  expect(fieldErrorsOf({ ...branding, redirectHost: 'app.example' })).toEqual({});
  expect(fieldErrorsOf({ ...branding, redirectHost: branding.host })).toEqual({
    redirectHost: 'fields.own_redirect',
  });
  expect(fieldErrorsOf({ ...branding, redirectHost: 'https://app.example' })).toEqual({
    redirectHost: 'fields.host',
  });
});

test('visitors never come back to where they were sent on from', () => {
  const next = new Map([
    ['b', 'c'],
    ['c', 'a'],
    ['x', 'y'],
    ['y', 'x'],
  ]);
  expect(redirectsInARing('a', 'b', next)).toBe(true);
  expect(redirectsInARing('d', 'b', next)).toBe(false);
  expect(redirectsInARing('d', 'elsewhere', next)).toBe(false);
  expect(redirectsInARing('d', 'x', next)).toBe(true);
});
