import { expect, test } from 'vitest';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { encode } from 'uqr';
import { labelOf, type LabelContent } from '#contract/hotel/labels/label-rules.ts';
import { labelSizes, resolutions, type LabelSize } from '#contract/hotel/labels/labels.ts';
import { fittedSize } from '#contract/kit/paper/sheet.ts';
import { readZpl } from '#tests/support/paper/read-zpl.ts';
import { fontOf } from '#server/kit/paper/fonts.ts';
import { code128, drawSheet } from '#server/kit/paper/draw-sheet.ts';
import { writeZpl } from './write-zpl.ts';

const contents: LabelContent[] = [
  {
    large: 'EL12345',
    sign: 'VF',
    code: { kind: 'wheel', set: '4711', wheel: 'FL' },
    lines: ['Sett 4711, hjul 1 av 4', 'Sommer · 205/55 R16', 'Ås · A^B~C_D\\E', ''],
  },
  { large: 'Ø.03-2', sign: '', code: { kind: 'place', store: '1', place: 'Ø.03-2' }, lines: [] },
  {
    large: 'C01-R004-H02-12',
    sign: '',
    code: { kind: 'place', store: '1234', place: 'C01-R004-H02-12' },
    lines: ['Hall 2'],
  },
];

const dotsOf = { 203: 8, 300: 12, 600: 24 };
const sizes = Object.keys(labelSizes) as LabelSize[];
const prints = sizes.flatMap((size) =>
  resolutions.map((resolution) => [size, resolution] as const),
);

test.each(prints)(
  'a label of %s at %s dots says and places the same as on paper',
  (size, resolution) => {
    const dots = dotsOf[resolution];
    const labels = contents.map((content) => labelOf(content, labelSizes[size], ''));
    const read = readZpl(writeZpl(labels, resolution));
    expect(read).toHaveLength(labels.length);
    for (const [nth, { width, height, parts }] of labels.entries()) {
      const label = read[nth]!;
      expect([label.width, label.height]).toEqual([width * dots, height * dots]);
      expect(label.fields.map(({ kind, text }) => [kind, text])).toEqual(
        parts.map((part) => [part.kind, 'text' in part && part.text]),
      );
      for (const [at, field] of label.fields.entries()) {
        const part = parts[at]!;
        if (field.kind === 'picture') throw new Error('its letters are those of any printer');
        // As far from each other as a dot is round.
        const off = (place: number, millimetres: number) => Math.abs(place - millimetres * dots);
        if (part.kind !== 'qr') expect(off(field.y, part.y)).toBeLessThanOrEqual(0.5);
        if (field.kind === 'text' && part.kind === 'text') {
          expect(off(field.x, part.x)).toBeLessThanOrEqual(0.5);
          expect(off(field.size, fittedSize(part))).toBeLessThanOrEqual(0.5);
          expect(field.y).toBeLessThanOrEqual(label.height);
          continue;
        }
        const drawn = drawnBox(drawSheet({ width, height, parts: [part] }).marks[0]!);
        const wide =
          field.kind === 'qr'
            ? field.module * encode(field.text, { border: 0, ecc: 'M' }).size
            : field.kind === 'bars' &&
              field.module * code128(field.text).reduce((a, b) => a + b, 0);
        const high = field.kind === 'qr' ? wide : field.kind === 'bars' && field.height;
        // Inside the label, and inside where the paper has it: a code is made of whole dots.
        expect(field.x).toBeGreaterThanOrEqual(part.x * dots - 1);
        expect(field.x + Number(wide)).toBeLessThanOrEqual((part.x + boxOf(part).width) * dots + 1);
        expect(field.y + Number(high)).toBeLessThanOrEqual(label.height);
        // Four modules of nothing around a QR code, and ten beside bars.
        if (field.kind === 'qr') {
          const quiet = 4 * field.module - 1;
          for (const [from, start] of [
            [field.x, part.x],
            [field.y, part.y],
          ] as const) {
            expect(from - start * dots).toBeGreaterThanOrEqual(quiet);
            const end = (start + boxOf(part).width) * dots;
            expect(end - from - Number(wide)).toBeGreaterThanOrEqual(quiet);
          }
        }
        if (field.kind === 'bars') {
          expect(field.x - part.x * dots).toBeGreaterThanOrEqual(10 * field.module - 1);
        }
        if (field.kind === 'bars')
          expect(off(field.x + Number(wide) / 2, drawn.middle)).toBeLessThanOrEqual(2);
      }
    }
  },
);

const boxOf = (part: ReturnType<typeof labelOf>['parts'][number]) => ({
  width: part.kind === 'qr' ? part.size : part.width,
});

/** The middle of what is dark, in millimetres. */
function drawnBox(mark: ReturnType<typeof drawSheet>['marks'][number]) {
  if (mark.kind !== 'dark') throw new Error('not drawn');
  const boxes = [...mark.path.matchAll(/M([\d.]+) [\d.]+h([\d.]+)/g)];
  const left = Math.min(...boxes.map(([, x]) => Number(x)));
  const right = Math.max(...boxes.map(([, x, width]) => Number(x) + Number(width)));
  return { middle: (left + right) / 2 };
}

test('letters that not every printer has are sent as they look', () => {
  const name = 'Łukasz Đorđević 17″ “€”';
  const text = { kind: 'text' as const, x: 5, y: 20, size: 8, width: 200, bold: true, text: name };
  const [label] = readZpl(writeZpl([{ width: 210, height: 40, parts: [text] }], '300'));
  const [field] = label!.fields;
  if (field?.kind !== 'picture') throw new Error('not a picture');
  expect(field.x).toBe(5 * 12);
  GlobalFonts.register(fontOf('bold').bytes, 'Of papers');
  const [width, height] = [field.rows[0]!.length, field.rows.length];
  const context = createCanvas(width, height).getContext('2d');
  context.font = `${8 * 12}px "Of papers"`;
  context.fillText(name, 0, 20 * 12 - field.y);
  const { data } = context.getImageData(0, 0, width, height);
  const seen = field.rows.map((row, y) =>
    Array.from(row, (_, x) => (data[4 * (y * width + x) + 3]! > 127 ? '1' : '0')).join(''),
  );
  const dark = seen.join('').replaceAll('0', '').length;
  const other = field.rows
    .flatMap((row, y) => Array.from(row, (dot, x) => dot !== seen[y]![x]))
    .filter(Boolean).length;
  expect(dark).toBeGreaterThan(2000);
  // As far from each other as an edge is round.
  expect(other / dark).toBeLessThan(0.06);
});

test('what a printer does not take is refused by who reads for it', () => {
  const label = labelOf(contents[0]!, labelSizes['60x90'], '');
  const zpl = writeZpl([label]);
  const wrong = [
    zpl.replace('^CI28', ''),
    zpl.replace(/\^BQN,2,\d+/, '^BQN,2,14'),
    zpl.replace('^FDMA,', '^FD'),
    zpl.replace(/\^FO\d+/, '^FO-3'),
    zpl.replace('^XZ', ''),
    zpl.replace('^FS', ''),
  ];
  for (const one of wrong) expect(() => readZpl(one)).toThrow(/^\S/);
});

test('of signs of control and of what turns the direction of letters nothing reaches the printer', () => {
  const label = labelOf(
    { ...contents[0]!, large: 'EL\u001b1\u202e23\n45' },
    labelSizes['60x90'],
    '',
  );
  expect(writeZpl([label])).toContain('^FDEL123 45^FS');
});
