import { expect, test } from 'vitest';
import { textWidth } from '#contract/kit/paper/sheet.ts';
import { readPaper } from '#tests/support/paper/read-paper.ts';
import { fontOf, missingLetters, runsOf } from './fonts.ts';
import { writePdf } from './write-pdf.ts';

const pdfOf = async (...texts: readonly string[]) => {
  const marks = texts.map((text, nth) => ({
    kind: 'text' as const,
    x: 10,
    y: 10 + nth * 8,
    size: 5,
    text,
    bold: nth % 2 === 1,
  }));
  return Buffer.concat(await Array.fromAsync(writePdf([{ width: 210, height: 297, marks }])));
};

// Of every country of Europe, and signs of the trade.
const texts = [
  '8,5″ ”like “this” 1 200 € – 5 ‰ …',
  'Łódź Świętosława Żółć',
  'Đorđe Šćepanović Žarko',
  'Příliš žluťoučký kůň',
  'Gyűrű Őrség',
  'Ștefan Țurcanu',
  'Ģirts Ķēniņš Ūdrė Žemaitė',
  'İstanbul Şişli Ğ ı',
  'Ħaż-Żebbuġ Ŋuolláj Čáhppes',
  'Γιώργος Παπαδόπουλος Ή',
  'Юрій Щербина Ґ Ѓорѓи Љубиша',
];

test('a paper says the letters of all of Europe as they are written', async () => {
  const [page] = await readPaper(await pdfOf(...texts), 'eye');
  const words = page!.words.replaceAll('\n', '');
  for (const one of texts) expect(words.replaceAll(' ', '')).toContain(one.replaceAll(' ', ''));
  expect(missingLetters(texts)).toBe('');
});

test('what stands in other writings is printed too, beside the rest of its line', async () => {
  const [page] = await readPaper(await pdfOf('Kunde 漢字 og ქართული, Հայ'), 'eye');
  expect(page!.words.replaceAll('\n', '')).toContain('Kunde 漢字 og ქართული, Հայ');
});

test('a paper has the letters that stand on it and no others, and stays small', async () => {
  expect((await pdfOf('Kvittering', 'Łódź')).length).toBeLessThan(12_000);
  expect((await pdfOf('漢字 😀')).length).toBeLessThan(12_000);
});

test.each(['regular', 'bold', 'rest'] as const)(
  'the %s font is unpacked once and not for each letter, and has all its letters then',
  (face) => {
    const { bytes, font } = fontOf(face);
    expect(bytes.readUInt32BE(0)).toBe(0x0001_0000);
    expect(bytes.length).toBeGreaterThan(font.numGlyphs);
    expect(font.glyphForCodePoint('e'.codePointAt(0)!).path.commands.length).toBeGreaterThan(4);
  },
);

test.each([
  ['Kunde שלום עולם AS', ['Kunde ', 'עולם', ' ', 'שלום', ' AS']],
  ['דוד כהן (תל אביב) 12', ['12 (', 'אביב', ' ', 'תל', ') ', 'כהן', ' ', 'דוד']],
  ['شركة محمد، 4', ['4 ', '،دمحم', ' ', 'ةكرش']],
  ['Kari Nilsen (Oslo) 12', ['Kari Nilsen (Oslo) 12']],
])('of %j words that are read from the right stand so on a paper', (text, fromLeft) => {
  expect(runsOf(text).map((run) => run.text)).toEqual(fromLeft);
});

test.each([
  ['שלום', 'םולש'],
  ['محمد', 'دمحم'],
])('the letters of %j are drawn from the right', (word, fromLeft) => {
  const [run] = runsOf(word);
  const { glyphs } = fontOf(run!.face).font.layout(run!.text);
  expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe(fromLeft);
});

test('an accent that is written by itself stands on its letter', () => {
  expect(runsOf('A\u030Asa')).toEqual([{ face: 'regular', text: 'Åsa' }]);
});

test('of what no font has it is known which letters those are, and a box stands there', () => {
  const unknown = '\u{E0F0F}\u{3FFFD}';
  expect(missingLetters(['Łódź', `a${unknown}b`, unknown])).toBe('\u{3FFFD}');
  expect(runsOf('a\u{3FFFD}b')).toEqual([{ face: 'regular', text: 'a□b' }]);
});

test.each([false, true])(
  'no letter of Europe is wider than room is made for it (bold: %s)',
  (bold) => {
    const { font } = fontOf(bold ? 'bold' : 'regular');
    const living = [
      [0x20, 0x17f],
      [0x218, 0x21b],
      [0x386, 0x3ce],
      [0x400, 0x45f],
      [0x490, 0x491],
    ] as const;
    const letters = living.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth)),
    );
    const wider = [...letters, ...'€„“”″–—…‰™'].filter((letter) => {
      const { advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0)!);
      const isWritten = /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter);
      return isWritten && advanceWidth / font.unitsPerEm > textWidth(letter, bold) + 0.01;
    });
    expect(wider.join('')).toBe('');
  },
);
