import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { referenceOf } from './payment-references.ts';
import { referenceKinds } from './reference-kinds.ts';
import { whatReferenceIs, type ReadingKind } from './what-reference-is.ts';

const kinds: Readonly<Record<string, ReadingKind>> = {
  'kid-mod10': 'kid_mod10',
  'kid-mod11': 'kid_mod11',
  'se-ocr-length': 'ocr',
  'fi-reference': 'finnish',
  'dk-fik71': 'fik',
  iso11649: 'rf',
};
const vectors = readFileSync(
  new URL('../../../tests/vectors/money-numbers.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [kind: string, number: string, ok: string])
  // Blanks are no part of a reference, but people write them.
  .filter(([kind, number]) => kind in kinds && !number.includes(' '));
const readingOf = (typed: string, kind: ReadingKind) =>
  whatReferenceIs(typed).readings.find((reading) => reading.kind === kind);

test.each(vectors)('%s %s: %s', (kind, number, ok) => {
  const reading = readingOf(number, kinds[kind]!);
  expect(reading?.isValid ?? false).toBe(ok === 'true');
  if (reading?.isValid) expect(reading.right).toBe(number);
});

test('a wrong check digit is said with the right one', () => {
  expect(readingOf('12345675', 'kid_mod10')).toEqual({
    kind: 'kid_mod10',
    isValid: false,
    right: '12345674',
  });
  expect(readingOf('100030', 'kid_mod11')?.right).toBe('10003-');
  expect(readingOf('200055', 'ocr')?.right).toBe('200063');
  expect(readingOf('RF00539007547034', 'rf')?.right).toBe('RF18539007547034');
});

test('what is right is valid, whatever was typed', () => {
  const signs = fc.oneof(
    fc.stringMatching(/^\d{1,27}-?$/),
    fc.stringMatching(/^RF\d\d[A-Z\d]{1,21}$/),
  );
  fc.assert(
    fc.property(signs, (typed) => {
      for (const { kind, right, isValid } of whatReferenceIs(typed).readings) {
        expect(readingOf(right, kind)).toEqual({ kind, isValid: true, right });
        expect(isValid).toBe(right === typed);
      }
    }),
  );
});

test('each reference that is given out is read as what it is', () => {
  const number = fc.integer({ min: 1, max: 99_999_999 }).map(String);
  fc.assert(
    fc.property(fc.constantFrom(...referenceKinds), number, (kind, of) => {
      const { readings } = whatReferenceIs(referenceOf(kind, of));
      const read = readings.filter(({ isValid }) => isValid).map((reading) => reading.kind);
      expect(read).toContain(kind === 'kid' ? 'kid_mod10' : kind);
    }),
  );
});

test('a reference is read however people write it, and off a Danish slip', () => {
  expect(whatReferenceIs(' 1234 5674 ').reference).toBe('12345674');
  expect(whatReferenceIs('rf18 5390 0754 7034').reference).toBe('RF18539007547034');
  expect(whatReferenceIs('+71<000000000000125+12345678<').reference).toBe('000000000000125');
});

test.each(['', '18', 'Kari', '1490,00', '0'.repeat(26)])('“%s” is none', (typed) => {
  expect(whatReferenceIs(typed).readings.filter(({ isValid }) => isValid)).toEqual([]);
});
