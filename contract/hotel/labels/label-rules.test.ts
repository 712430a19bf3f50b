import { expect, test } from 'vitest';
import { labelSizes } from './labels.ts';
import { fittedSize } from '#contract/kit/paper/sheet.ts';
import { labelOf, type LabelContent } from './label-rules.ts';

const wheel: LabelContent = {
  large: 'EL12345',
  sign: 'VF',
  code: { kind: 'wheel', set: '4711', wheel: 'FL' },
  lines: ['A.03-2', '4711 · 1 av 4', 'Sommer 205/55 R16', '6,2 mm', '22.11.2026 Oslo'],
};

test.each(Object.entries(labelSizes))(
  'on %s nothing stands outside or in each other',
  (_, size) => {
    const { parts } = labelOf(wheel, size, '7');
    for (const part of parts) {
      const right = part.kind === 'qr' ? part.x + part.size : part.x + part.width;
      expect(right).toBeLessThanOrEqual(size.width);
      const bottom =
        part.kind === 'text' ? part.y : part.y + (part.kind === 'qr' ? part.size : part.height);
      expect(bottom).toBeLessThanOrEqual(size.height);
    }
    const baselines = parts.flatMap((part) =>
      part.kind === 'text' && part.x < 10 ? [part.y] : [],
    );
    expect(new Set(baselines).size).toBe(baselines.length);
  },
);

test.each(Object.entries(labelSizes))(
  'on %s nothing stands in the quiet zone of a code',
  (_, size) => {
    const address = 'https://dekkhotell.example/w/abcdefghijklmnop';
    const { parts } = labelOf({ ...wheel, address }, size, '7');
    // The largest letters have no parts below their line, and stand no higher than this above it.
    const boxes = parts.flatMap((part) => {
      if (part.kind === 'picture') return [];
      const width = part.kind === 'qr' ? part.size : part.width;
      const height =
        part.kind === 'qr'
          ? part.size
          : part.kind === 'text'
            ? fittedSize(part) * 0.73
            : part.height;
      const top = part.kind === 'text' ? part.y - height : part.y;
      return [{ part, left: part.x, right: part.x + width, top, bottom: top + height }];
    });
    const codes = boxes.filter(({ part }) => part.kind === 'qr');
    expect(codes).toHaveLength(size.width > size.height ? 1 : 2);
    for (const code of codes) {
      expect([code.left, code.top].every((from) => from >= 0)).toBe(true);
      expect(code.right).toBeLessThanOrEqual(size.width);
      expect(code.bottom).toBeLessThanOrEqual(size.height);
      const inside = boxes.filter(
        (other) =>
          other !== code &&
          other.left < code.right - 0.01 &&
          other.right > code.left + 0.01 &&
          other.top < code.bottom - 0.01 &&
          other.bottom > code.top + 0.01,
      );
      expect(inside.map(({ part }) => part)).toEqual([]);
    }
  },
);

test('the plate is the largest, and shrinks before it is cut', () => {
  const sizeOf = (large: string) => {
    const texts = labelOf({ ...wheel, large }, labelSizes['60x90'], '7').parts.flatMap((part) =>
      part.kind === 'text' ? [{ ...part, size: fittedSize(part) }] : [],
    );
    const own = texts.find(({ text }) => text === large)!;
    return { own: own.size, others: texts.filter((one) => one !== own).map(({ size }) => size) };
  };
  const { own, others } = sizeOf('EL12345');
  expect(own).toBeGreaterThan(10);
  expect(sizeOf('EL123456789').own).toBeLessThan(own);
  expect(Math.max(...others.slice(1))).toBeLessThan(own);
});

test('a label of twice the size is the same label', () => {
  const [small, large] = [
    labelOf(wheel, labelSizes['60x90'], '7'),
    labelOf(wheel, labelSizes['100x150'], '7'),
  ];
  const texts = ({ parts }: typeof small) => parts.map((part) => 'text' in part && part.text);
  expect(texts(large)).toEqual(texts(small));
});

test('a place with a letter that Code 128 does not have is told by its QR code alone', () => {
  const kinds = (place: string) =>
    labelOf(
      { large: place, sign: '', code: { kind: 'place', store: '1', place }, lines: [] },
      labelSizes['60x90'],
      '7',
    ).parts.map(({ kind }) => kind);
  expect(kinds('A.1')).toContain('bars');
  expect(kinds('Ø.1')).not.toContain('bars');
});
