import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { looksLikeOrgNumber } from '../../kit/rules/org-number-rules.ts';
import { ibanOfNorwegian, isBankNumber } from '../bank-numbers.ts';
import { isKid, isReference, referenceOf } from './payment-references.ts';
import { referenceKindOf } from './reference-kinds.ts';

// Numbers that the published rules make and refuse: kind, number, whether it is one, why.
const vectors = readFileSync(
  new URL('../../../tests/vectors/money-numbers.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [kind: string, number: string, ok: string, why: string]);

const checks: Readonly<Record<string, (number: string) => boolean>> = {
  'kid-mod10': (number) => isKid(number, 'mod10'),
  'kid-mod11': (number) => isKid(number, 'mod11'),
  'se-ocr-length': (number) => isReference('ocr', number),
  'fi-reference': (number) => isReference('finnish', number),
  iso11649: (number) => isReference('rf', number),
  'dk-fik71': (number) => isReference('fik', number),
  'no-orgnr': (number) => looksLikeOrgNumber(number, 'NO'),
  'se-orgnr': (number) => looksLikeOrgNumber(number, 'SE'),
  'no-account': (number) => isBankNumber('no_account', number),
  'se-bankgiro': (number) => isBankNumber('bankgiro', number),
  'se-plusgiro': (number) => isBankNumber('plusgiro', number),
  iban: (number) => isBankNumber('iban', number),
};

test('references, accounts and numbers of companies are what the published rules say', () => {
  expect(vectors.length).toBeGreaterThan(80);
  const wrong = vectors.filter(([kind, number, ok]) => checks[kind]?.(number) !== (ok === 'true'));
  expect(wrong).toEqual([]);
});

test('each country’s companies give out references that its banks read, and none that they refuse', () => {
  const given = ['NO', 'SE', 'FI', 'DK', 'DE'].map((country) => {
    const kind = referenceKindOf(country);
    const all = Array.from({ length: 2000 }, (_, nth) => referenceOf(kind, String(nth * 7919 + 1)));
    expect(all.filter((one) => !isReference(kind, one))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    return kind;
  });
  expect(given).toEqual(['kid', 'ocr', 'finnish', 'fik', 'rf']);
});

test('a KID is as long as the agreement with the bank says, and a number that is longer gets none', () => {
  expect(referenceOf('kid', '1234567', 8)).toBe('12345674');
  expect(referenceOf('kid', '1', 8)).toBe('00000018');
  expect(() => referenceOf('kid', '12345678', 8)).toThrow(RangeError);
  expect(() => referenceOf('kid', '1', 3)).toThrow(RangeError);
  expect(() => referenceOf('kid', '12-3')).toThrow(RangeError);
});

test('one digit that is typed wrong is found in every reference', () => {
  for (const kind of ['kid', 'ocr', 'finnish', 'fik', 'rf'] as const) {
    const reference = referenceOf(kind, '10293847');
    const digits = [...reference].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
    for (const at of digits) {
      const other = String((Number(reference[at]) + 1) % 10);
      const typed = reference.slice(0, at) + other + reference.slice(at + 1);
      expect(isReference(kind, typed) && !isKid(typed, 'mod11')).toBe(false);
    }
  }
});

test('an account is read however people write it, and has one IBAN', () => {
  expect(isBankNumber('no_account', '8601.11.17947')).toBe(true);
  expect(isBankNumber('iban', 'NO93 8601 1117 947')).toBe(true);
  expect(ibanOfNorwegian('86011117947')).toBe('NO9386011117947');
});
