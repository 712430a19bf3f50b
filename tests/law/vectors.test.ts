import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { looksLikeOrgNumber } from '#contract/kit/rules/org-number-rules.ts';
import { isBankNumber } from '#contract/money/bank-numbers.ts';
import { isKid, isReference } from '#contract/money/references/payment-references.ts';
import { own } from './files.ts';

const checks: Readonly<Record<string, (text: string) => boolean>> = {
  'kid-mod10': (text) => isKid(text, 'mod10'),
  'kid-mod11': (text) => isKid(text, 'mod11'),
  'se-ocr-length': (text) => isReference('ocr', text),
  'fi-reference': (text) => isReference('finnish', text),
  'dk-fik71': (text) => isReference('fik', text),
  iso11649: (text) => isReference('rf', text),
  'no-account': (text) => isBankNumber('no_account', text),
  'se-bankgiro': (text) => isBankNumber('bankgiro', text),
  'se-plusgiro': (text) => isBankNumber('plusgiro', text),
  iban: (text) => isBankNumber('iban', text),
  'no-orgnr': (text) => looksLikeOrgNumber(text, 'NO'),
  'se-orgnr': (text) => looksLikeOrgNumber(text, 'SE'),
  'dk-cvr': (text) => looksLikeOrgNumber(text, 'DK'),
  'fi-ytunnus': (text) => looksLikeOrgNumber(text, 'FI'),
};

const vectors = readFileSync(own('vectors.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [kind: string, value: string, ok: string]);

test.each(vectors)('%s %s: %s', (kind, value, ok) => {
  expect(checks[kind]!(value)).toBe(ok === 'true');
});
