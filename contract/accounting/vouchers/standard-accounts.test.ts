import { expect, test } from 'vitest';
import { norway } from '../book-presets/no.ts';
import { groupingOf, standardTaxCode } from './standard-accounts.ts';

test('a standard account is of one category, and what is none is of none', () => {
  expect(groupingOf('1500')).toBe('balanseverdiForOmloepsmiddel');
  expect(groupingOf('1399')).toBe('balanseverdiForAnleggsmiddel');
  expect(groupingOf('2740')).toBe('kortsiktigGjeld');
  expect(groupingOf('3000')).toBe('salgsinntekt');
  expect(groupingOf('8800')).toBe('resultatDisponeringForSAF-T');
  for (const none of ['', '0999', '8801', '9000', '150', '15000', 'abcd']) {
    expect(groupingOf(none)).toBeUndefined();
  }
});

test('a company that begins with the books of Norway can hand over all of its accounts and codes', () => {
  for (const [number, , , , standard = ''] of norway.accounts) {
    expect({ number, grouping: groupingOf(standard) }).not.toMatchObject({ grouping: undefined });
  }
  for (const [code] of norway.vatCodes) expect(standardTaxCode(code)).toBe(code);
  expect(standardTaxCode('HI')).toBe('NA');
});
