import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { readBankFile } from '#contract/money/bank/read-bank-file.ts';
import { bank } from './files.ts';

const read = (...path: readonly string[]) => readBankFile(readFileSync(bank(...path)));

/** How many payments a sample has, and what they are together. */
const sound: readonly (readonly [file: string, format: string, many: number, sum: number])[] = [
  ['ocr-giro/ocr1.txt', 'ocr_giro', 23, 15_630_00],
  ['ocr-giro/ocr3.txt', 'ocr_giro', 1, 440_00],
  ['ocr-giro/ocr_giro_transactions.txt', 'ocr_giro', 20, 51_449_00],
  ['bankgirot/bgmax-BgMaxfil4.txt', 'bgmax', 9, 12_600_00],
  ['bankgirot/bgmax-minimal.txt', 'bgmax', 1, 1_100_00],
  ['bankgirot/notima-BGMAX_Sample1.txt', 'bgmax', 2, 51_462_00],
  ['iso20022/samples/camt053.v2.minimal.xml', 'camt053', 1, 8_85],
  ['iso20022/samples/camt053.v2.multi.statement.xml', 'camt053', 1, 8_85],
  ['iso20022/samples/camt053.v8.xml', 'camt053', 1, 8_85],
  // What their company pays.
  ['iso20022/samples/camt054.v2.xml', 'camt054', 0, 0],
  ['iso20022/samples/camt054.v8.xml', 'camt054', 0, 0],
  ['own/bank/camt053-v08-day.xml', 'camt053', 6, 14_375_58],
  ['own/bank/camt054-v02-kid.xml', 'camt054', 6, 14_375_58],
  ['own/bank/camt054-v08-kid.xml', 'camt054', 6, 14_375_58],
];

test.each(sound)('%s is read as %s', (file, format, many, sum) => {
  const { payments, ...of } = read(file);
  const together = payments.reduce((all, { amount }) => all + amount, 0);
  expect([of.format, payments.length, together]).toEqual([format, many, sum]);
  expect(new Set(payments.map(({ key }) => key)).size).toBe(many);
});

test.each([
  // Letters of two and three bytes, where the format has one.
  ['bankgirot/bgmax-BgMaxfil4_broken.txt', 'bank.wrong_line', 10],
  // An editor put tabs into it.
  ['bankgirot/bgmax-example-ocr-check-digit-length.txt', 'bank.wrong_line', 17],
])('%s is refused', (file, message, line) => {
  expect(() => read(file)).toThrow(expect.objectContaining({ message, values: { line } }));
});

test.each([
  'ocr-giro/avtalegiro_agreements.txt',
  'ocr-giro/avtalegiro_payment_request.txt',
  'bankgirot/notima-GEUT_LBATER_Sample1.txt',
  'iso20022/samples/pain001.v9.xml',
  'iso20022/samples/pain_002_transaction_rejected.xml',
  'own/bank/pain001-v09-suppliers.xml',
])('%s says nothing of payments to us, and is refused', (file) => {
  expect(() => read(file)).toThrow(new RuleError('bank.unknown'));
});

test('the sample with tabs is read with what they stand for', () => {
  const lines = readFileSync(bank('bankgirot/bgmax-example-ocr-check-digit-length.txt'), 'latin1');
  const blanks = lines.replaceAll(/^.*\t.*$/gm, (line) =>
    line.replaceAll(/\t/g, (_, at: number) => ' '.repeat(8 - (expanded(line, at) % 8))),
  );
  const { payments } = readBankFile(Buffer.from(blanks, 'latin1'));
  expect(payments.map(({ amount }) => amount).filter((amount) => amount < 0)).toEqual([-500_00]);
  expect(payments[2]!.references.map(({ reference }) => reference)).toEqual([
    '657866',
    '658765',
    '657767',
    '657965',
  ]);
});

/** In which column a sign stands, when tabs before it are filled up to the next eighth. */
const expanded = (line: string, at: number): number =>
  line
    .slice(0, at)
    .split('')
    .reduce((column, sign) => (sign === '\t' ? column + 8 - (column % 8) : column + 1), 0);

test('our samples have a batch, two invoices in one payment, and what is taken back', () => {
  const [batch, second, , , back, several] = read('own/bank/camt054-v02-kid.xml').payments;
  expect(batch).toMatchObject({
    key: '15032080119/in/TX-0001',
    day: '2026-11-23',
    amount: 8_540_58,
    currency: 'NOK',
    account: '15032080119',
    references: [{ reference: '000123456782', amount: 8_540_58 }],
    payer: { name: 'Flåte & Bud AS', account: '12340000003' },
  });
  expect(second!.amount + back!.amount).toBe(0);
  expect(several!.references).toEqual([
    { reference: '000123456782', amount: 3_500_00 },
    { reference: '000200012346', amount: 1_490_00 },
  ]);
});

test('the same payments of a day have the same keys in each message', () => {
  const keys = ['camt053-v08-day', 'camt054-v02-kid', 'camt054-v08-kid'].map((name) =>
    read(`own/bank/${name}.xml`).payments.map(({ key }) => key),
  );
  expect(keys[1]).toEqual(keys[0]);
  expect(keys[2]).toEqual(keys[0]);
});
