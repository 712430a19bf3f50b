import { expect, test } from 'vitest';
import { linesToBytes } from '#tests/support/economy/bank-files/fixed.ts';
import {
  writeOcrGiro,
  type WrittenItem,
} from '#tests/support/economy/bank-files/write-ocr-giro.ts';
import { RuleError } from '../../../kit/rules/rule-error.ts';
import { readBankFile } from '../read-bank-file.ts';

const item = (of: Partial<WrittenItem> = {}): WrittenItem => ({
  type: '10',
  sign: ' ',
  day: '2026-11-23',
  amount: 1_490_00,
  reference: '12345674',
  payer: '12340000003',
  text: '',
  ...of,
});
const read = (lines: readonly string[]) => readBankFile(linesToBytes(lines));
const amounts = (items: readonly WrittenItem[]) =>
  read(writeOcrGiro(items)).payments.map(({ amount }) => amount);

const lines = writeOcrGiro([item(), item({ type: '21', text: 'Dekkskift' }), item({ amount: 5 })]);

test('a payment says day, amount, KID, payer and both accounts', () => {
  expect(read(writeOcrGiro([item({ type: '21', text: 'Dekkskift' })]))).toEqual({
    format: 'ocr_giro',
    number: '10200/0170031',
    agreements: ['001767676'],
    payments: [
      {
        key: 'ocr/2026-11-23/0170031/001767676/0000001/0000001',
        day: '2026-11-23',
        amount: 1_490_00,
        currency: 'NOK',
        account: '15032080119',
        references: [{ reference: '12345674', amount: 1_490_00 }],
        payer: { name: '', account: '12340000003' },
        text: 'Dekkskift',
      },
    ],
  });
});

test('an unknown payer, and a payment without KID, are left open', () => {
  const [payment] = read(writeOcrGiro([item({ payer: '0', reference: '' })])).payments;
  expect(payment).toMatchObject({ payer: { account: '' }, references: [] });
});

test('a KID by mod 11 may end with a hyphen', () => {
  const [payment] = read(writeOcrGiro([item({ reference: '10003-' })])).payments;
  expect(payment!.references[0]!.reference).toBe('10003-');
});

test('a hyphen takes away, and is subtracted in control sums', () => {
  expect(amounts([item(), item({ type: '13', sign: '-', amount: 500_00 })])).toEqual([
    1_490_00, -500_00,
  ]);
});

test.each(['18', '20'])('type %s takes away, though control sums add it', (type) => {
  expect(amounts([item(), item({ type, amount: 500_00 })])).toEqual([1_490_00, -500_00]);
});

test('the same paid twice on a day is two payments', () => {
  const keys = read(writeOcrGiro([item(), item()])).payments.map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('nothing is no payment', () => {
  expect(amounts([item({ amount: 0 }), item()])).toEqual([1_490_00]);
  expect(amounts([])).toEqual([]);
});

test.each(lines.map((_, at) => at))('a file that ends after %i lines is refused', (many) => {
  expect(() => read(lines.slice(0, many))).toThrow(
    new RuleError(many === 0 ? 'bank.unknown' : 'bank.cut'),
  );
});

test.each(lines.map((_, at) => at))('a file that lacks line %i is refused', (missing) => {
  expect(() => read(lines.filter((_line, at) => at !== missing))).toThrow(RuleError);
});

test('a file that ends in the middle of a line is refused', () => {
  const bytes = linesToBytes(lines);
  for (let end = 8; end < bytes.length - 2; end += 1) {
    expect(() => readBankFile(bytes.subarray(0, end))).toThrow(new RuleError('bank.cut'));
  }
});

test('each other digit in an amount, a sum or a number of lines is refused', () => {
  const fields = lines.flatMap((line, at) => {
    const record = line.slice(6, 8);
    const [from, to] = record === '30' ? [32, 49] : /8[89]/.test(record) ? [8, 41] : [0, 0];
    return Array.from({ length: to - from }, (_, nth) => [at, from + nth] as const);
  });
  expect(fields).toHaveLength(3 * 17 + 2 * 33);
  for (const [at, position] of fields) {
    const line = lines[at]!;
    const other = String((Number(line[position]) + 1) % 10);
    const changed = line.slice(0, position) + other + line.slice(position + 1);
    // Seventeen digits may be more than a number keeps exactly.
    expect(() => read(lines.with(at, changed))).toThrow(/^bank\.wrong_(sum|count|line)$/);
  }
});

test.each([
  ['a day that there is not', 2, (line: string) => line.replace('231126', '310226')],
  ['an amount with a letter', 2, (line: string) => `${line.slice(0, 40)}O${line.slice(41)}`],
  ['a line of another item', 3, (line: string) => line.replace('0000001', '0000002')],
  ['a type that is none of the manual', 2, (line: string) => line.replace('NY0910', 'NY0999')],
  ['a line that is longer', 3, (line: string) => `${line}0`],
  ['a line that is shorter', 3, (line: string) => line.slice(1)],
  ['a tab', 3, (line: string) => `${line.slice(0, -1)}\t`],
])('%s is refused with its line', (_, at, change) => {
  const changed = change(lines[at]!);
  expect(changed).not.toBe(lines[at]);
  expect(() => read(lines.with(at, changed))).toThrow(
    expect.objectContaining({ message: 'bank.wrong_line', values: { line: at + 1 } }),
  );
});

test('what stands behind the end is refused', () => {
  expect(() => read([...lines, ...lines])).toThrow(
    expect.objectContaining({ values: { line: lines.length + 1 } }),
  );
});

test('agreements of AvtaleGiro beside payments are passed over, and counted', () => {
  const agreements = [
    'NY212420'.padEnd(80, '0'),
    'NY219470000000110'.padEnd(80, '0'),
    `NY2124880000000100000003`.padEnd(80, '0'),
  ];
  const last = lines.at(-1)!.replace('0000000300000011', `0000000400000014`);
  const both = [...lines.slice(0, -1), ...agreements, last];
  expect(read(both).payments).toEqual(read(lines).payments);
  expect(() => read([lines[0]!, ...agreements, last])).toThrow(new RuleError('bank.unknown'));
});
