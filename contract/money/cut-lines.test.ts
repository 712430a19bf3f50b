import { expect, test } from 'vitest';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import { fc } from '#tests/support/random/fast-check.ts';
import { cutLines, linesLeft, totalsAsSaved } from './cut-lines.ts';

const plain: Lines = { name: 'lines', title: 'description', fields: {}, totals: [] };
const rates = fc.constantFrom(25_00, 15_00, 12_00, 6_00, 25_50);
// What a price says in four decimals: up to a hundred pieces.
const line = fc.record({
  quantity: fc.integer({ min: 2, max: 100_000 }),
  unit_price: fc.integer({ min: 0, max: 20_000_00_00 }),
  discount_percent: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 90_00 })),
  vat_rate: rates,
  part: fc.integer({ min: 1, max: 100 }),
});
const documents = fc.array(line, { minLength: 1, maxLength: 12 }).map((all) =>
  all.map(({ part, ...one }, at) => ({
    line: {
      ...one,
      key: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      position: at,
      vat_category: 'S',
    } as Line,
    // Nothing of some, all of others, a part of the rest.
    leaves: part < 20 ? 0 : part > 80 ? one.quantity : Math.max(1, (one.quantity * part) / 100) | 0,
  })),
);

/** A document at random, and the two that it is split into. */
function parts(drawn: readonly { line: Line; leaves: number }[]) {
  const whole = drawn.map(({ line: one }) => one);
  const wanted = drawn
    .filter(({ leaves }) => leaves > 0)
    .map(({ line: { key }, leaves: quantity }) => ({ key, quantity }));
  const cuts = cutLines(plain, whole, wanted);
  return { whole, left: linesLeft(plain, whole, cuts).lines, gone: cuts.map(({ to }) => to) };
}
const vatOf = (lines: readonly Line[], rate: number, includesVat: boolean) =>
  totalsAsSaved(lines, includesVat).rates.find((one) => one.rate === rate)?.vat ?? 0;

test('what the lines of a document come to is what those of both parts do, and all of it once they are one again', () => {
  fc.assert(
    fc.property(documents, fc.boolean(), (drawn, includesVat) => {
      const { whole, left, gone } = parts(drawn);
      const [all, here, there, again] = [whole, left, gone, [...left, ...gone]].map((lines) =>
        totalsAsSaved(lines, includesVat),
      );
      // The shelf price is what is paid; without VAT it is what VAT is calculated from.
      const name = includesVat ? 'gross' : 'net';
      expect(here![name] + there![name]).toBe(all![name]);
      expect([again!.net, again!.vat, again!.gross]).toEqual([all!.net, all!.vat, all!.gross]);
    }),
  );
});

test('the VAT of two parts is that of the whole to a unit for each rate, for each is rounded by itself', () => {
  fc.assert(
    fc.property(documents, rates, fc.boolean(), (drawn, rate, includesVat) => {
      const { whole, left, gone } = parts(drawn);
      const both = vatOf(left, rate, includesVat) + vatOf(gone, rate, includesVat);
      expect(Math.abs(both - vatOf(whole, rate, includesVat))).toBeLessThanOrEqual(1);
    }),
  );
  // 0.02 at 25 % has no VAT, and twice that has 0.01.
  const drawn = [0, 1].map((at) => ({
    line: { key: String(at), position: at, quantity: 1000, unit_price: 2_00 } as Line,
    leaves: at * 1000,
  }));
  const vat = { vat_category: 'S', vat_rate: 25_00, discount_percent: null };
  const withVat = drawn.map(({ line: one, leaves }) => ({ line: { ...one, ...vat }, leaves }));
  const { whole, left, gone } = parts(withVat);
  expect([whole, left, gone].map((lines) => vatOf(lines, 25_00, false))).toEqual([1, 1, 1]);
});
