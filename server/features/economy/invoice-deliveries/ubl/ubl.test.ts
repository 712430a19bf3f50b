import { expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { randomDocument } from '#tests/support/economy/random-documents.ts';
import { readUbl, UnreadableUbl } from './read-ubl.ts';
import { writeUbl } from './write-ubl.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a document that was written is read as it was', () => {
  fc.assert(
    fc.property(randomDocument, (document) => {
      expect(readUbl(bytes(writeUbl(document)))).toEqual(document);
    }),
  );
});

test('what is added and taken off adds up to what is paid', () => {
  fc.assert(
    fc.property(randomDocument, ({ lines, extras, totals, taxes }) => {
      const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
      expect(sum(lines.map(({ net }) => net))).toBe(totals.lineNet);
      const off = extras.map(({ charge, amount }) => (charge ? amount : 0 - amount));
      expect(totals.lineNet + sum(off)).toBe(totals.net);
      expect(sum(taxes.map(({ vat }) => vat))).toBe(totals.vat);
      expect(totals.net + totals.vat - totals.paid + totals.rounding).toBe(totals.due);
    }),
  );
});

test.each([
  ['no XML', 'Invoice 7'],
  ['broken XML', '<Invoice><ID>7</Invoice>'],
  ['another document', '<Order><ID>7</ID></Order>'],
  [
    'an amount that is no number',
    '<Invoice><AllowanceCharge><Amount>1,5</Amount></AllowanceCharge></Invoice>',
  ],
  [
    'an amount that is too large',
    `<Invoice><AllowanceCharge><Amount>${'9'.repeat(20)}</Amount></AllowanceCharge></Invoice>`,
  ],
])('%s is not taken for an invoice', (_, text) => {
  expect(() => readUbl(bytes(text))).toThrow(UnreadableUbl);
});

test('an amount finer than a cent is rounded, and VAT said in another currency as well is left alone', () => {
  const { totals } = readUbl(
    bytes(`<Invoice><DocumentCurrencyCode>EUR</DocumentCurrencyCode>
      <TaxTotal><TaxAmount currencyID="SEK">900</TaxAmount></TaxTotal>
      <TaxTotal><TaxAmount currencyID="EUR">2.345</TaxAmount></TaxTotal>
      <LegalMonetaryTotal><PayableAmount>-1.005</PayableAmount></LegalMonetaryTotal></Invoice>`),
  );
  expect([totals.vat, totals.due]).toEqual([235, -101]);
});
