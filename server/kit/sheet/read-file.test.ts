import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { heavyJobLimiters } from '#server/kit/heavy-jobs/limiter.ts';
import { testServer } from '#tests/support/server.ts';
import { readFileRows } from './read-file.ts';

const read = (file: string | Uint8Array, { reading } = heavyJobLimiters()) =>
  readFileRows(reading, 1, {
    content: Buffer.from(file).toString('base64'),
    rows: 1_000,
    bytes: 10 * 1024 * 1024,
  });

const workbook = '<workbook><sheets><sheet name="1" r:id="a"/></sheets></workbook>';
const relations = `<Relationships>${['worksheet', 'sharedStrings', 'styles']
  .map((part, at) => `<Relationship Id="${'abc'[at]}" Type="x/${part}" Target="${part}.xml"/>`)
  .join('')}</Relationships>`;

/** A workbook with these rows in its sheet. */
const book = (rows: string, parts: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': workbook,
        'xl/_rels/workbook.xml.rels': relations,
        'xl/worksheet.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
        ...parts,
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
  );
/** The same zip, whose parts say that they unpack to so many bytes. */
function claiming(size: number, zip: Uint8Array): Uint8Array {
  const lie = Buffer.from(zip);
  for (
    let at = lie.indexOf('PK\u0001\u0002');
    at !== -1;
    at = lie.indexOf('PK\u0001\u0002', at + 4)
  ) {
    lie.writeUInt32LE(size, at + 24);
  }
  return lie;
}
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const head = `<row>${text('Name')}</row>`;
const shared = (strings: string) => ({ 'xl/sharedStrings.xml': `<sst>${strings}</sst>` });
const styles = (formats: string, cells: string) => ({
  'xl/styles.xml': `<styleSheet>${formats}<cellXfs>${cells}</cellXfs></styleSheet>`,
});

describe('a workbook is read', () => {
  test.each<[string, Uint8Array, string[]]>([
    ['with texts beside its cells', book(`${head}<row>${text('Kari')}</row>`), ['Kari']],
    [
      'with shared texts, in parts, without how they are spoken',
      book(
        `${head}<row><c t="s"><v>1</v></c></row>`,
        shared('<si><t>a</t></si><si><r><t>Ka</t></r><r><t>ri</t></r><rPh><t>x</t></rPh></si>'),
      ),
      ['Kari'],
    ],
    [
      'with days, numbers, truths and what could not be worked out',
      book(
        `${head}<row><c s="1"><v>45000</v></c><c s="2"><v>45000.5</v></c><c s="3"><v>45000</v></c>` +
          '<c><v>1.5</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><v>x</v></c></row>',
        styles(
          '<numFmts><numFmt numFmtId="164" formatCode="[$-414]d\\.\\ mmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="0.0 &quot;days&quot;"/></numFmts>',
          '<xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/>',
        ),
      ),
      ['2023-03-15', '2023-03-15', '45000', '1.5', 'true', '', 'x'],
    ],
    [
      'with empty cells and rows between, and cells of no value far away',
      book(`${head}<row r="2"><c r="B2" t="str"><v>b</v></c><c r="XFD2" s="1"/></row>`),
      ['', 'b'],
    ],
    [
      'with halves of letters and signs that no database holds',
      book(`${head}<row>${text('a&#xD800;b_x0000_c_xD801_&#0;')}</row>`),
      ['a\uFFFDbc\uFFFD'],
    ],
  ])('%s', async (_, file, row) => {
    expect((await read(file)).rows[1]).toEqual(row);
  });

  test('with its rows where they stand', async () => {
    const { rows } = await read(book(`${head}<row r="4">${text('Kari')}</row>`));
    expect(rows).toEqual([['Name'], [], [], ['Kari']]);
  });
});

describe('a file is refused', () => {
  const many = (count: number) =>
    zipSync(Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`, strToU8('')])));
  const megabyte = 1024 * 1024;

  test.each<[string, () => string | Uint8Array, string]>([
    [
      'with a row at 99999999999',
      () => book(`${head}<row r="99999999999">${text('x')}</row>`),
      'unreadable',
    ],
    [
      'with its last row at the end of a sheet',
      () => book(`${head}<row r="1048576">${text('x')}</row>`),
      'too_large',
    ],
    [
      'with a column XFD',
      () => book(`${head}<row><c r="XFD2" t="b"><v>1</v></c></row>`),
      'too_large',
    ],
    [
      'with a column ZZZZZZZ',
      () => book(`${head}<row><c r="ZZZZZZZ2"><v>1</v></c></row>`),
      'unreadable',
    ],
    [
      'with rows that go back',
      () => book(`<row r="5"/><row r="4">${text('x')}</row>`),
      'unreadable',
    ],
    ['with 6,000 parts', () => many(6_000), 'too_large'],
    ['with 9 MB of line ends', () => '\n'.repeat(9 * megabyte), 'no_rows'],
    [
      'with a name behind 9 MB of line ends',
      () => `Name${'\n'.repeat(9 * megabyte)}x`,
      'too_large',
    ],
    ['with 9 MB of separators', () => `Name\n${';'.repeat(9 * megabyte)}x`, 'too_large'],
    ['with 9 MB of quotes', () => '"'.repeat(9 * megabyte), 'too_large'],
    ['with a cell of 9 MB', () => `Name\n${'x'.repeat(9 * megabyte)}`, 'too_large'],
    ['that says it unpacks to 4 GB', () => claiming(0xffff_fff0, book(head)), 'too_large'],
    ['that lies about how little it unpacks to', () => claiming(10, book(head)), 'unreadable'],
    [
      'that unpacks to 9 MB of nothing',
      () => book(`${head}${' '.repeat(9 * megabyte)}`),
      'too_large',
    ],
    [
      'with one text in every cell that makes gigabytes of it',
      () =>
        book(
          head + `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(900),
          shared(`<si><t>${'x'.repeat(32_000)}</t></si>`),
        ),
      'too_large',
    ],
    [
      'with texts a million deep',
      () => book(head, shared(`<si>${'<r>'.repeat(1_000_000)}`)),
      'unreadable',
    ],
    [
      'that is cut off',
      () => book(`${head}<row>${text('Kari')}</row>`).subarray(0, 400),
      'unreadable',
    ],
    ['without a sheet', () => zipSync({ 'xl/workbook.xml': strToU8(workbook) }), 'unreadable'],
    ['with XML that is none', () => book(`${head}<row></c>`), 'unreadable'],
  ])('%s', async (_, file, problem) => {
    await expect(read(file())).rejects.toMatchObject({ code: `imports.${problem}` });
  });

  test('whose entities call each other, which are not expanded', async () => {
    const entities = Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`);
    const file = book(head, {
      'xl/worksheet.xml': `<!DOCTYPE a [<!ENTITY a0 "x">${entities.join('')}]><worksheet>${head}<row>${text('&a30;')}</row></worksheet>`,
    });
    expect((await read(file)).rows[1]).toEqual(['&a30;']);
  });
});

test('who reads one file is refused a second, and others are answered meanwhile', async () => {
  const { app } = await testServer();
  const turns = heavyJobLimiters();
  const slow = read(book(head + '<row><c/><c/></row>'.repeat(400_000)), turns);
  const done: string[] = [];
  slow.finally(() => done.push('file')).catch(() => {});
  await expect(read('Name\nKari\n', turns)).rejects.toMatchObject({
    code: 'common.too_many_at_once',
  });
  expect((await app.http.inject('/health')).statusCode).toBe(200);
  expect(done).toEqual([]);
  await expect(slow).rejects.toMatchObject({ code: 'imports.no_rows' });
  expect((await read('Name\nKari\n', turns)).rows).toHaveLength(2);
});
