import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { toCp437 } from './cp437.ts';
import { sieText, type SieFile } from './sie.ts';

const file = (more: Partial<SieFile> = {}): SieFile => ({
  company: 'Däckhuset AB',
  org_number: '556036-0793',
  day: '2026-11-30',
  accounts: [{ number: '1510', name: 'Kundfordringar' }],
  costCentres: [{ code: '10', name: 'Verkstad' }],
  costCentreWord: 'Kostnadsställe',
  vouchers: [
    {
      day: '2026-11-29',
      text: 'A1 Faktura 1001',
      lines: [
        { account: '1510', amount: 500_00, cost_centre: '' },
        { account: '3001', amount: -400_00, cost_centre: '10' },
        { account: '2611', amount: -100_00, cost_centre: '' },
      ],
    },
  ],
  ...more,
});

test('vouchers are written as SIE 4I has them', () => {
  expect(sieText(file()).split('\r\n')).toEqual([
    '#FLAGGA 0',
    '#PROGRAM "Wheelhouse" "1"',
    '#FORMAT PC8',
    '#GEN 20261130',
    '#SIETYP 4',
    '#ORGNR 556036-0793',
    '#FNAMN "Däckhuset AB"',
    '#KONTO 1510 "Kundfordringar"',
    '#DIM 1 "Kostnadsställe"',
    '#OBJEKT 1 "10" "Verkstad"',
    '#VER "" "" 20261129 "A1 Faktura 1001"',
    '{',
    '#TRANS 1510 {} 500.00',
    '#TRANS 3001 {1 "10"} -400.00',
    '#TRANS 2611 {} -100.00',
    '}',
    '',
  ]);
});

test('øre stand behind the point, and nothing in a text ends it', () => {
  const lines = [5, -5, 10, 1_99].map((amount) => ({ account: '1', amount, cost_centre: '' }));
  const text = sieText(file({ vouchers: [{ day: '2026-01-02', text: 'a "b"\n#VER', lines }] }));
  expect(text).toContain('"a \\"b\\" #VER"');
  expect(text.match(/(?<=\{\} ).*(?=\r)/g)).toEqual(['0.05', '-0.05', '0.10', '1.99']);
});

test('Swedish letters are those of code page 437, and letters it lacks are written without marks', () => {
  expect([...toCp437('åäöÅÄÖé')]).toEqual([0x86, 0x84, 0x94, 0x8f, 0x8e, 0x99, 0x82]);
  expect(Buffer.from(toCp437('Øst – šč 漢')).toString('latin1')).toBe('Ost - sc ?');
});

// A text in quotes with its escapes, an object list, or a word.
const token = /"(?:\\.|[^"\\])*"|\{[^}]*\}|\S+/g;

/** The vouchers of a file, as any program reads them. */
function read(text: string): { day: string; sum: number }[] {
  const vouchers: { day: string; sum: number }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [label, ...values] = line.trim().match(token) ?? [];
    if (label === '#VER') vouchers.push({ day: values[2]!, sum: 0 });
    if (label === '#TRANS') {
      vouchers.at(-1)!.sum += Math.round(Number(values[2]) * 100);
    }
  }
  return vouchers;
}

test('whatever its texts are, a file has as many vouchers as were written, and they balance', () => {
  const voucher = fc
    .record({
      text: fc.string({ unit: 'binary', maxLength: 40 }),
      amount: fc.integer({ min: 1, max: 1e12 }),
    })
    .map(({ text, amount }) => ({
      day: '2026-11-30',
      text,
      lines: [amount, -amount].map((one) => ({ account: '1510', amount: one, cost_centre: '' })),
    }));
  fc.assert(
    fc.property(fc.array(voucher, { maxLength: 5 }), (vouchers) => {
      const bytes = toCp437(sieText(file({ vouchers })));
      const again = read(Buffer.from(bytes).toString('latin1'));
      expect(again).toEqual(vouchers.map(() => ({ day: '20261130', sum: 0 })));
    }),
  );
});

const samples = process.env['LAW'] === undefined ? '' : join(process.env['LAW'], 'sie');

describe.runIf(samples !== '' && existsSync(samples))('beside the samples of others', () => {
  test('what reads ours reads theirs, and all vouchers balance', () => {
    const read4I = readdirSync(samples)
      .filter((name) => /\.si$/i.test(name))
      .map((name) => read(readFileSync(join(samples, name), 'latin1')));
    expect(read4I.flat().length).toBeGreaterThan(0);
    for (const { sum } of read4I.flat()) expect(sum).toBe(0);
  });
});
