import { expect, test } from 'vitest';
import { encode } from 'uqr';
import { labelOf, type LabelContent } from '#contract/hotel/labels/label-rules.ts';
import { labelSizes, resolutions, type LabelSize } from '#contract/hotel/labels/labels.ts';
import { fittedSize } from '#contract/kit/paper/sheet.ts';
import { readZpl } from '#tests/support/paper/read-zpl.ts';
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
    const labels = contents.map((content) => labelOf(content, labelSizes[size]));
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
        // As far from each other as a dot is round.
        const off = (place: number, millimetres: number) => Math.abs(place - millimetres * dots);
        expect(off(field.y, part.y)).toBeLessThanOrEqual(0.5);
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

test('what a printer does not take is refused by who reads for it', () => {
  const label = labelOf(contents[0]!, labelSizes['60x90']);
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
