import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { isLong, partsOf, previewLength, previewOf, type TextPart } from './notification-text.ts';

const links = (text: string) => partsOf(text).flatMap(({ href }) => href ?? []);
const labels = (text: string) => partsOf(text).filter(({ href }) => href !== null);
const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

test.each([
  ['https://a.no/b?c=d#e', 'https://a.no/b?c=d#e'],
  ['Read HTTP://A.NO now', 'http://a.no/'],
  ['www.a.no/b', 'https://www.a.no/b'],
  ['(see https://a.no/b).', 'https://a.no/b'],
  ['https://a.no/wheel_(rim)!', 'https://a.no/wheel_(rim)'],
  ['«www.a.no»', 'https://www.a.no/'],
  ['one,https://a.no,', 'https://a.no/'],
])('%s holds a link', (text, href) => {
  expect(links(text)).toEqual([href]);
  expect(textOf(partsOf(text))).toBe(text);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ftp://a.no',
  'file:///etc/passwd',
  'https://',
  'http://localhost',
  'https://bank.no@evil.example/login',
  'https://bank.no:secret@evil.example',
  'someone@www.a.no',
  'xhttps://a.no',
  '//a.no',
])('%s is text', (text) => {
  expect(partsOf(text)).toEqual([{ text, href: null }]);
});

test('a quote, a tag or a turned writing direction ends a link', () => {
  expect(links('http://a.no"onmouseover="alert(1)')).toEqual(['http://a.no/']);
  expect(links('http://a.no<script>')).toEqual(['http://a.no/']);
  expect(links('https://a.no/\u202Egpj.exe')).toEqual(['https://a.no/']);
  expect(links('https://a.no/a\u200Bb')).toEqual(['https://a.no/a']);
  expect(links('https://a.no\\@evil.example')).toEqual(['https://a.no/']);
});

test('a host that only looks like another is shown as what it is', () => {
  // The first two letters are Cyrillic.
  expect(labels('https://раypal.com/x')).toEqual([
    { text: 'https://xn--ypal-43d9g.com/x', href: 'https://xn--ypal-43d9g.com/x' },
  ]);
  expect(labels('https://a.no/אבג')[0]?.text).toBe('https://a.no/%D7%90%D7%91%D7%92');
  expect(labels('https://blåbær.no')[0]?.text).toBe('https://blåbær.no');
});

test('what is short is shown whole', () => {
  const text = `${'a'.repeat(185)} https://a.no/`;
  expect(isLong(text)).toBe(false);
  expect(textOf(previewOf(text))).toBe(text);
});

test('a link at the cut is left out, not halved', () => {
  const text = `${'a'.repeat(190)} https://a.no/a/long/path and more`;
  expect(previewOf(text)).toEqual([{ text: 'a'.repeat(190), href: null }]);
});

test('a link that ends at the cut stays', () => {
  const link = 'https://a.no/path';
  const before = `${'a'.repeat(previewLength - link.length - 1)} `;
  expect(previewOf(`${before}${link} and more`)).toEqual([
    { text: before, href: null },
    { text: link, href: link },
  ]);
});

test('a link longer than a preview leads where the whole one does', () => {
  const link = `https://a.no/${'p'.repeat(400)}`;
  expect(previewOf(`${link} and more`)).toEqual([{ text: link.slice(0, 200), href: link }]);
});

test('a family of emoji at the cut is left out, not split', () => {
  const family = '👨‍👩‍👧‍👦';
  const text = `${'a'.repeat(195)}${family} and more`;
  expect(textOf(previewOf(text))).toBe('a'.repeat(195));
});

test('a sign without end is cut all the same', () => {
  const text = `a${'\u0301'.repeat(10_000)}`;
  expect(textOf(previewOf(text)).length).toBe(previewLength);
});

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'https://a.no/',
    'www.',
    'http://',
    '"onload=',
    '<script>',
    '\u202E',
    '\u2066',
    '\u200B',
    '👨‍👩‍👧‍👦',
    '🇳🇴',
    'javascript:',
    '@',
    '\\',
    '…',
    ')',
    ' ',
    '\n',
  ),
  fc.webUrl(),
);
const hostile = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

test('whatever is written, links lead to http or https, without a name before the host', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const { text: label, href } of labels(text)) {
        const url = new URL(href ?? '');
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
        expect(label).not.toMatch(/[\s<>"'`\p{Cc}\p{Cf}]/u);
        // The host is in what is read.
        expect(
          new URL(label.startsWith('http') ? label : label.replace(/^/, 'https://')).host,
        ).toBe(url.host);
      }
    }),
  );
});

test('whatever is written, nothing of the text between links is lost', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      let at = 0;
      for (const { text: plain, href } of partsOf(text)) {
        if (href !== null) continue;
        at = text.indexOf(plain, at);
        expect(at).toBeGreaterThanOrEqual(0);
        at += plain.length;
      }
    }),
  );
});

test('whatever is written, a preview is short, whole in signs, and has only whole links', () => {
  const signs = new Intl.Segmenter();
  fc.assert(
    fc.property(hostile, (text) => {
      const preview = previewOf(text);
      if (!isLong(text)) {
        expect(preview).toEqual(partsOf(text));
        return;
      }
      expect(textOf(preview).length).toBeLessThanOrEqual(previewLength);
      expect(textOf(preview).isWellFormed() || !text.isWellFormed()).toBe(true);
      const whole = partsOf(text);
      preview.forEach((part, at) => {
        expect(part.href).toBe(whole[at]?.href ?? null);
        if (part.href !== null && at > 0) expect(part).toEqual(whole[at]);
      });
      const last = preview.at(-1);
      const from = whole[preview.length - 1]?.text ?? '';
      if (last && last.href === null) {
        const edges = [...signs.segment(from)].map(({ index }) => index);
        const { length } = last.text;
        const onlySpaceMissing = edges.some(
          (edge) => edge >= length && from.slice(length, edge).trim() === '',
        );
        expect(length === from.length || onlySpaceMissing).toBe(true);
      }
    }),
  );
});

test('a megabyte is read in no time worth naming', () => {
  for (const text of [
    'www.'.repeat(250_000),
    `https://a.no/${')'.repeat(1_000_000)}`,
    'https://a.no/ '.repeat(70_000),
    '\u202E'.repeat(1_000_000),
  ]) {
    expect(textOf(previewOf(text)).length).toBeLessThanOrEqual(previewLength);
    expect(textOf(partsOf(text)).length).toBe(text.length);
  }
});

test('of a text of nothing but links a hundred are links, and nothing is lost', () => {
  const text = 'www.a.no '.repeat(110_000);
  const parts = partsOf(text);
  expect(parts.filter(({ href }) => href !== null)).toHaveLength(100);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
