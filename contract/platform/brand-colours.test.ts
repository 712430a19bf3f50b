import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { contrast, fillFor, labelOn, looksLikeError, shadeOn } from './brand-colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);
const everyColour = (check: (colour: string) => void) =>
  fc.assert(fc.property(colour, check), { numRuns: 3000 });

test("contrast is WCAG's", () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#eba844', '#1b1b1b')).toBeCloseTo(8.38, 1);
  expect(contrast('#b71c1c', '#ffffff')).toBeCloseTo(6.57, 1);
});

test('on whatever colour a host chooses, labels can be read', () => {
  everyColour((chosen) => {
    expect(contrast(labelOn(chosen), chosen)).toBeGreaterThanOrEqual(4.5);
  });
  expect(labelOn('#eba844')).toBe('#1b1b1b');
  expect(labelOn('#0b5d7a')).toBe('#ffffff');
});

test('in whatever colour a host chooses, text can be read in the light, in the dark and on the bar', () => {
  everyColour((chosen) => {
    for (const ground of ['#f7f5f2', '#ffffff', '#1e1b18', '#2a2724']) {
      expect(contrast(shadeOn(ground, chosen), ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(shadeOn('#000000', chosen, 7), '#000000')).toBeGreaterThanOrEqual(7);
  });
});

test('in the sun a button has a label of 7 or more', () => {
  everyColour((chosen) => {
    const fill = fillFor(chosen, 7);
    expect(contrast(fill, labelOn(fill, 7))).toBeGreaterThanOrEqual(7);
  });
});

test('a colour that reads well already stays as it was chosen', () => {
  expect(shadeOn('#f7f5f2', '#0b5d7a')).toBe('#0b5d7a');
  expect(fillFor('#eba844', 7)).toBe('#eba844');
});

test("a button near the error's red is refused; another hue or brightness is not", () => {
  expect(['#b71c1c', '#b71c1d', '#c02020', '#a51b14'].filter(looksLikeError)).toHaveLength(4);
  const fine = ['#eba844', '#fc8100', '#ff8a80', '#3d0606', '#0b5d7a', '#7a7a7a', '#1b6e2e'];
  expect(fine.filter(looksLikeError)).toEqual([]);
});
