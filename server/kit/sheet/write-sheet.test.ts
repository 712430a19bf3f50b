import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readWritten } from '#contract/kit/rules/written-number.ts';
import { looksLikeFormula, withoutGuard } from './cell.ts';
import { csvLine } from './csv.ts';
import { writeXlsx } from './write-xlsx.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@a',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  '\u2212 1',
  ' =1',
  '\u00A0=1',
  '\u200B@a',
  '\u0001=1',
  '\t',
  '\ra',
])('%j is kept from being a formula, and comes back as it was', (text) => {
  expect(looksLikeFormula(text)).toBe(true);
  const line = csvLine([{ kind: 'text', value: text }], ',');
  expect(line.replaceAll(/["\r\n]/g, '').startsWith("'")).toBe(true);
  expect(withoutGuard(`'${text}`)).toBe(text);
});

test.each(['Kari', '7', "O'Hara", 'a=b', 'Ås - Oslo', ''])('%j is no formula', (text) => {
  expect(looksLikeFormula(text)).toBe(false);
});

test.each([
  [345.125, '345,1250'],
  [0.005, '0,0050'],
  [1.5, '1,5'],
  [12, '12'],
])(
  '%d of three decimals is written as %s, so that nobody takes them for thousands',
  (value, text) => {
    const cell = { kind: 'number', value, digits: 3 } as const;
    expect(csvLine([cell], ',')).toBe(`${text}\r\n`);
    expect(readWritten(text, 3, null)).toBe(Math.round(value * 1000));
  },
);

test('columns of a workbook are as wide as what stands in them, within reason', async () => {
  const parts: Uint8Array[] = [];
  const rows = [
    [
      { kind: 'text' as const, value: 'Kari Nordmann, Storgata 1' },
      { kind: 'text' as const, value: 'x'.repeat(900) },
    ],
  ];
  async function* batches() {
    yield await Promise.resolve(rows);
  }
  for await (const part of writeXlsx(['Name', 'Note'], batches())) parts.push(part);
  const sheet = strFromU8(unzipSync(Buffer.concat(parts))['xl/worksheets/sheet1.xml']!);
  expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => width)).toEqual([
    '27',
    '50',
  ]);
});
