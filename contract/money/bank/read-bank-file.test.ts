import { expect, test } from 'vitest';
import { linesToBytes } from '#tests/support/economy/bank-files/fixed.ts';
import { writeBgMax } from '#tests/support/economy/bank-files/write-bgmax.ts';
import { writeCamt } from '#tests/support/economy/bank-files/write-camt.ts';
import { writeOcrGiro } from '#tests/support/economy/bank-files/write-ocr-giro.ts';
import { fc } from '#tests/support/random/fast-check.ts';
import { RuleError } from '../../kit/rules/rule-error.ts';
import { readBankFile } from './read-bank-file.ts';
import { withUniqueKeys } from './unique-keys.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: 1, max: 1_000_000_000_00 });
const digits = (minLength: number, maxLength: number) =>
  fc.stringMatching(new RegExp(`^[1-9]\\d{${minLength - 1},${maxLength - 1}}$`));
/** Words with one blank between them, as fields with blanks at their ends hold them. */
const words = (maxLength: number) =>
  fc
    .array(fc.stringMatching(/^[A-Za-zæøåÆØÅäöÄÖé&<>"'.,/-]{1,9}$/), { maxLength: 4 })
    .map((many) => many.join(' ').slice(0, maxLength).trim());
const payer = fc.record({ name: words(35), account: digits(11, 11) });

/** Payments as they were read, without the keys, and how many of those there are. */
function readBack(bytes: Uint8Array) {
  const { payments } = readBankFile(bytes);
  return {
    keys: new Set(payments.map(({ key }) => key)).size,
    payments: payments.map(({ key: _, ...payment }) => payment),
  };
}

test('what is written as OCR giro is read back', () => {
  const item = fc.record({
    type: fc.constantFrom('10', '13', '17', '18', '19', '20', '21'),
    sign: fc.constantFrom(' ', '-'),
    day,
    amount,
    reference: fc.oneof(
      digits(2, 25),
      digits(2, 24).map((many) => `${many}-`),
      fc.constant(''),
    ),
    payer: digits(11, 11),
    text: words(40),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 20 }), (items) => {
      const { keys, payments } = readBack(linesToBytes(writeOcrGiro(items)));
      expect(keys).toBe(items.length);
      expect(payments).toEqual(
        items.map((one) => {
          const isBack = one.sign === '-' || ['18', '20'].includes(one.type);
          const signed = isBack ? -one.amount : one.amount;
          return {
            day: one.day,
            amount: signed,
            currency: 'NOK',
            account: '15032080119',
            references: one.reference ? [{ reference: one.reference, amount: signed }] : [],
            payer: { name: '', account: one.payer },
            text: one.text,
          };
        }),
      );
    }),
  );
});

test('what is written as BgMax is read back', () => {
  const part = fc.record({
    reference: digits(2, 25),
    amount: fc.integer({ min: -9_999_99, max: 9_999_99 }),
  });
  const giro = fc.record({
    isDeduction: fc.constant(false),
    amount,
    reference: digits(2, 25),
    parts: fc.array(part, { maxLength: 3 }),
    payer: fc.record({ name: words(35), account: digits(7, 8) }),
    text: words(50),
  });
  const deposit = fc.record({
    day,
    currency: fc.constantFrom('SEK', 'EUR'),
    payments: fc.array(giro, { maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(deposit, { maxLength: 4 }), (deposits) => {
      const { keys, payments } = readBack(linesToBytes(writeBgMax(deposits)));
      expect(keys).toBe(payments.length);
      expect(payments).toEqual(
        deposits.flatMap((of) =>
          of.payments.map((one) => ({
            day: of.day,
            amount: one.amount,
            currency: of.currency,
            account: '9912346',
            references:
              one.parts.length === 0
                ? [{ reference: one.reference, amount: one.amount }]
                : one.parts.map((said) => ({ ...said, amount: said.amount || null })),
            payer: one.payer,
            text: one.text,
          })),
        ),
      );
    }),
  );
});

test('what is written as camt is read back', () => {
  const reference = fc.record({
    reference: digits(2, 25),
    amount: fc.oneof(
      fc.constant(null),
      amount,
      amount.map((minor) => -minor),
    ),
  });
  const transaction = fc.record(
    {
      amount,
      references: fc.array(reference, { maxLength: 3 }),
      payer,
      text: words(140),
      key: fc.constantFrom('TX-1', 'TX-2', 'TX-3', ''),
    },
    { requiredKeys: ['amount', 'references', 'payer', 'text'] },
  );
  const entry = fc.record({
    amount,
    day,
    isReversal: fc.boolean(),
    key: fc.constantFrom('', 'E-1', 'E-2'),
    transactions: fc.array(transaction, { minLength: 1, maxLength: 4 }),
  });
  const message = fc.record({
    kind: fc.constantFrom('053', '054'),
    version: fc.constantFrom('02', '08'),
    currency: fc.constantFrom('NOK', 'SEK', 'EUR'),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), message, (entries, of) => {
      const xml = writeCamt(
        entries.map((one) => ({ ...one, way: one.isReversal ? 'DBIT' : 'CRDT' })),
        of,
      );
      const { keys, payments } = readBack(new TextEncoder().encode(xml));
      expect(keys).toBe(payments.length);
      expect(payments).toEqual(
        entries.flatMap((one) => {
          const signed = (minor: number) => (one.isReversal ? -minor : minor);
          return one.transactions.map((said) => ({
            day: one.day,
            amount: signed(said.amount),
            currency: of.currency,
            account: '15032080119',
            references: said.references.map((part) => ({
              ...part,
              amount: part.amount === null ? null : signed(part.amount),
            })),
            payer: said.payer,
            text: said.text,
          }));
        }),
      );
    }),
  );
});

test.each([
  ['nothing', ''],
  ['a list', 'kid;amount\n12345674;1490,00\n'],
  ['an invoice', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'],
  [
    'payments that somebody is to make',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>',
  ],
  ['another version', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.99"/>'],
  ['another page', '<!doctype html><html></html>'],
])('%s is no file of a bank', (_, text) => {
  expect(() => readBankFile(new TextEncoder().encode(text))).toThrow(new RuleError('bank.unknown'));
});

test('any bytes are read, or refused by a code', () => {
  const begins = fc.constantFrom(
    '',
    'NY000010',
    '01BGMAX',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08">',
  );
  fc.assert(
    fc.property(begins, fc.uint8Array({ maxLength: 400 }), (beginning, rest) => {
      const bytes = Buffer.concat([Buffer.from(beginning), rest]);
      expect(() => readBankFile(bytes)).toThrow(RuleError);
    }),
  );
});

test('keys that a bank gave to several payments are counted, past those that look so already', () => {
  const payments = readBankFile(
    linesToBytes(
      writeOcrGiro(
        Array.from({ length: 4 }, () => ({
          type: '10',
          sign: ' ' as const,
          day: '2026-11-23',
          amount: 1,
          reference: '',
          payer: '0',
          text: '',
        })),
      ),
    ),
  ).payments;
  const named = payments.map((payment, at) => ({ ...payment, key: ['a', 'a#2', 'a', 'a'][at]! }));
  expect(withUniqueKeys(named).map(({ key }) => key)).toEqual(['a', 'a#2', 'a#3', 'a#4']);
});
