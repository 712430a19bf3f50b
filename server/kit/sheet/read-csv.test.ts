import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { UnreadableSheet } from './sheet-limits.ts';

const rows = (file: string | Uint8Array) =>
  readCsv(typeof file === 'string' ? new TextEncoder().encode(file) : file, 1_000).rows;
const bytes = (text: string, table: Readonly<Record<string, number>>) =>
  Uint8Array.from([...text], (sign) => table[sign] ?? sign.codePointAt(0)!);

describe('the separator of a file', () => {
  test.each([
    ['sep=;\nName;City\nKari;Oslo\n'],
    ['sep=,\r\nName,City\r\nKari,Oslo\r\n'],
    ['\uFEFF"sep=|"\nName|City\nKari|Oslo\n'],
    ['sep=\t\nName\tCity\nKari\tOslo\n'],
  ])('is what its first row says: %j', (file) => {
    expect(rows(file)).toEqual([
      ['Name', 'City'],
      ['Kari', 'Oslo'],
    ]);
  });

  test.each([
    [
      'a title above says nothing of it',
      'Customers, Oslo; all\n\nName,City\nKari,Oslo\nOla,Moss\n',
      2,
    ],
    ['decimals have a comma', 'Name;Price;Cost\nA;1,5;2,5\nB;3,5;4,5\n', 3],
    ['addresses have commas', 'Name;Street\nA;Storgata 1, Oslo\nB;Torget 2, Moss\n', 2],
    ['a list has one column of names', 'Name\nNilsen, Kari\nHansen, Ola\n', 1],
    ['commas have spaces behind them', 'Name, City\nKari, Oslo\nOla, Moss\n', 2],
  ])('is found where %s', (_, file, columns) => {
    expect(rows(file).at(-1)).toHaveLength(columns);
  });
});

describe('the letters of a file', () => {
  const dos = { å: 0x86, Å: 0x8f, ø: 0x9b, Ø: 0x9d, æ: 0x91, Æ: 0x92, ä: 0x84, ö: 0x94, Ö: 0x99 };
  const mac = { å: 0x8c, Å: 0x81, ø: 0xbf, Ø: 0xaf, æ: 0xbe, Æ: 0xae, ä: 0x8a, ö: 0x9a, Ö: 0x85 };
  const windows = { '’': 0x92, '–': 0x96 };

  test.each([
    ['of DOS', 'Navn;By\nBjørn Ås;Tromsø\nSæther;Ålesund\n', dos],
    ['of DOS in Swedish', 'Namn;Ort\nLövgren;Malmö\nBäck;Örebro\n', dos],
    ['of an old Mac', 'Navn;By\nBjørn Ås;Tromsø\nSæther;Ålesund\n', mac],
    ['of an old Mac in Swedish', 'Namn;Ort\nLövgren;Åmål\nBäck;Malmö\n', mac],
    [
      'of Windows',
      'Navn;By\nO’Brien – Šimić;Tromsø\nÅse;Malmö\n'.replace('ć', 'c'),
      { ...windows, Š: 0x8a },
    ],
  ])('%s are read', (_, text, table) => {
    expect(rows(bytes(text, table)).map((row) => row.join(';'))).toEqual(text.trim().split('\n'));
  });

  test.each<[string, Uint8Array | string, number]>([
    ['were read wrong before', 'Navn;By\nKari;Oslo\nÃ…se;TromsÃ¸\n', 3],
    ['were lost before', 'Navn;By\nKari;Troms\uFFFD\n', 2],
    [
      'are cut in two among sound ones',
      Buffer.concat([Buffer.from('Navn;By\nÅse Øy;Tromsø\nPål;Bod'), Buffer.from([0xc3, 0x0a])]),
      3,
    ],
    [
      'are of another alphabet',
      Buffer.from('name;x\n\xcf\xe5\xf2\xf0\xee\xe2\xfb\xfb\n', 'latin1'),
      2,
    ],
  ])('that %s are refused at their row', (_, file, row) => {
    expect(problemOf(file)).toMatchObject({ problem: 'letters', row });
  });
});

describe('a quotation mark', () => {
  test('parts nothing where it stands within a cell, or closes on the same row', () => {
    expect(rows('Name;Size\nRim;17" alu\n"Dekk" AS;x\n').slice(1)).toEqual([
      ['Rim', '17" alu'],
      ['Dekk AS', 'x'],
    ]);
  });

  test.each([
    ['never closes', 'Name;City\nKari;Oslo\n"Ola;Moss\nPer;Bodø\n'],
    [
      'closes where another cell begins, rows below',
      'Name;City\nKari;Oslo\n"Ola;Moss\n"Per";Bodø\n',
    ],
  ])('that %s is refused at its row, instead of taking rows with it', (_, file) => {
    expect(problemOf(file)).toMatchObject({ problem: 'open_quote', row: 3 });
  });
});

function problemOf(file: string | Uint8Array): unknown {
  try {
    return rows(file);
  } catch (error) {
    return error instanceof UnreadableSheet ? error : undefined;
  }
}
