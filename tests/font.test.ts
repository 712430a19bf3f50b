import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';

const inter = create(readFileSync(new URL('../src/ui/font/inter.woff2', import.meta.url))) as Font;

test.for([...'åäöøæÅÄÖØÆéüß§–“”’×°½…·€%−'])('the typeface has %s', (letter) => {
  expect(inter.hasGlyphForCodePoint(letter.codePointAt(0)!)).toBe(true);
});

test('figures can stand below each other', () => {
  expect(inter.availableFeatures).toContain('tnum');
});

test('the weights that the app uses are in one file', () => {
  const { min = Infinity, max = 0 } = inter.variationAxes['wght'] ?? {};
  expect([min <= 400, max >= 600]).toEqual([true, true]);
});
