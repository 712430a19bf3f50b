import { expect, test } from 'vitest';
import { linesToBytes } from '#tests/support/economy/bank-files/fixed.ts';
import { writeBgMax, type WrittenGiro } from '#tests/support/economy/bank-files/write-bgmax.ts';
import { RuleError } from '../../../kit/rules/rule-error.ts';
import { readBankFile } from '../read-bank-file.ts';

const giro = (of: Partial<WrittenGiro> = {}): WrittenGiro => ({
  isDeduction: false,
  amount: 1_490_00,
  reference: '200063',
  parts: [],
  payer: { name: 'Kalles Plåt AB', account: '3783511' },
  text: '',
  ...of,
});
const day = '2026-11-23';
const read = (lines: readonly string[]) => readBankFile(linesToBytes(lines));
const paid = (payments: readonly WrittenGiro[]) => read(writeBgMax([{ day, payments }])).payments;

const several = giro({
  reference: '',
  amount: 140_00,
  parts: [
    { reference: '7495575', amount: 190_00 },
    { reference: '74450', amount: -50_00 },
  ],
});
const lines = writeBgMax([
  { day, payments: [giro({ text: 'Hjulskifte' }), several] },
  { day, payments: [giro(), giro({ isDeduction: true, amount: 90_00 })] },
]);

test('a payment says day, amount, reference, payer, text and who is paid', () => {
  expect(read(writeBgMax([{ day, payments: [giro({ text: 'Hjulskifte åäö' })] }]))).toEqual({
    format: 'bgmax',
    number: '9912346/20040525173035010331',
    payments: [
      {
        key: 'bg/9912346/2026-11-23/00001/1',
        day,
        amount: 1_490_00,
        currency: 'SEK',
        account: '9912346',
        references: [{ reference: '200063', amount: 1_490_00 }],
        payer: { name: 'Kalles Plåt AB', account: '3783511' },
        text: 'Hjulskifte åäö',
      },
    ],
  });
});

test('a payment of several invoices says how much of each, a credit note below zero', () => {
  expect(paid([several])[0]).toMatchObject({
    amount: 140_00,
    references: [
      { reference: '7495575', amount: 190_00 },
      { reference: '74450', amount: -50_00 },
    ],
  });
});

test('a further reference may come without an amount', () => {
  const [payment] = paid([giro({ parts: [{ reference: '665869', amount: 0 }] })]);
  expect(payment!.references).toEqual([{ reference: '665869', amount: null }]);
});

test('a deduction takes away, and so does what it says of its references', () => {
  const back = giro({
    isDeduction: true,
    amount: 90_00,
    parts: [{ reference: '200063', amount: 90_00 }],
  });
  expect(paid([giro(), back])[1]).toMatchObject({
    amount: -90_00,
    references: [{ reference: '200063', amount: -90_00 }],
  });
});

test('the same paid twice on a day is two payments, in one deposit and in two', () => {
  const payments = [giro(), giro()];
  const keys = read(
    writeBgMax([
      { day, payments },
      { day, payments },
    ]),
  ).payments.map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

test('an unknown payer is left open', () => {
  const [payment] = paid([giro({ payer: { name: '', account: '0' } })]);
  expect(payment!.payer).toEqual({ name: '', account: '' });
});

test('an invoice that its credit note settles is no payment', () => {
  const nothing = giro({ amount: 0, parts: [{ reference: '200063', amount: 90_00 }] });
  expect(paid([nothing, giro()])).toHaveLength(1);
});

test('blanks that were cut off lines change nothing', () => {
  expect(read(lines.map((line) => line.trimEnd()))).toEqual(read(lines));
});

test('empty lines behind the end, and the sign of old programs, change nothing', () => {
  expect(readBankFile(Buffer.concat([linesToBytes(lines), Buffer.from('\r\n\u001A')]))).toEqual(
    read(lines),
  );
});

test.each(lines.map((_, at) => at))('a file that ends after %i lines is refused', (many) => {
  expect(() => read(lines.slice(0, many))).toThrow(
    new RuleError(many === 0 ? 'bank.unknown' : 'bank.cut'),
  );
});

// Text and names are counted by nothing.
const counted = lines.flatMap((line, at) => (/^2[5-9]/.test(line) ? [] : [at]));

test.each(counted)('a file that lacks line %i is refused', (missing) => {
  expect(() => read(lines.filter((_line, at) => at !== missing))).toThrow(RuleError);
});

test('each other digit in an amount, a sum or a number of lines is refused', () => {
  const ranges: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
    '20': [[37, 55]],
    '21': [[37, 55]],
    '15': [
      [50, 68],
      [71, 79],
    ],
    '70': [[2, 34]],
  };
  const fields = lines.flatMap((line, at) =>
    (ranges[line.slice(0, 2)] ?? []).flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, nth) => [at, from + nth] as const),
    ),
  );
  expect(fields).toHaveLength(4 * 18 + 2 * (18 + 8) + 32);
  for (const [at, position] of fields) {
    const line = lines[at]!;
    const other = String((Number(line[position]) + 1) % 10);
    const changed = line.slice(0, position) + other + line.slice(position + 1);
    // Eighteen digits may be more than a number keeps exactly.
    expect(() => read(lines.with(at, changed))).toThrow(/^bank\.wrong_(sum|count|line)$/);
  }
});

test('a deposit of another currency than its payments is refused', () => {
  const changed = lines.map((line) => (line.startsWith('15') ? line.replace('SEK', 'EUR') : line));
  expect(() => read(changed)).toThrow(new RuleError('bank.mixed_currency'));
});

test('deposits of several currencies may stand in one file', () => {
  const payments = [giro()];
  const { payments: both } = read(
    writeBgMax([
      { day, payments },
      { day, currency: 'EUR', payments },
    ]),
  );
  expect(both.map(({ currency }) => currency)).toEqual(['SEK', 'EUR']);
});

test('letters in another encoding are refused: what stands behind them moved', () => {
  const bytes = Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'utf8');
  expect(() => readBankFile(bytes)).toThrow(
    expect.objectContaining({ message: 'bank.wrong_line', values: { line: 5 } }),
  );
});

test('a payment outside of a deposit is refused with its line', () => {
  expect(() => read(lines.filter((line) => !line.startsWith('05')))).toThrow(
    expect.objectContaining({ message: 'bank.wrong_line', values: { line: 2 } }),
  );
});

test('a file to try with is not taken for payments', () => {
  const payments = [giro()];
  expect(() => read(writeBgMax([{ day, payments }], 'T'))).toThrow(new RuleError('bank.test_file'));
});

test('what stands behind the end is refused', () => {
  expect(() => read([...lines, ...lines])).toThrow(
    expect.objectContaining({ values: { line: lines.length + 1 } }),
  );
});
