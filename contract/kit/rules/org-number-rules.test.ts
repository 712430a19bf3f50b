import { expect, test } from 'vitest';
import { looksLikeOrgNumber } from './org-number-rules.ts';

test.each([
  ['NO', '974760673'],
  ['NO', '974 760 673'],
  ['NO', 'NO974760673MVA'],
  ['SE', '5563921971'],
  ['SE', '556392-1971'],
  ['DK', '10150817'],
  ['DK', 'DK 10 15 08 17'],
  ['FI', '0112038-9'],
  ['AT', 'ATU 13585627'],
  ['BE', 'BE 0403.019.261'],
  ['CH', 'CHE-100.155.212 MWST'],
  ['CH', '100155212'],
  ['CZ', 'CZ25123891'],
  ['DE', 'DE 136 695 976'],
  ['DE', 'HRB 12345'],
  ['EE', '12345678'],
  ['EE', 'EE 100 931 558'],
  ['ES', 'ESB64717838'],
  ['FR', '552 008 443'],
  ['FR', 'FR 83 404 833 048'],
  ['GB', 'GB 980 7806 84'],
  ['GB', 'SC123456'],
  ['HU', '12892312'],
  ['IE', 'IE 6433435F'],
  ['IT', 'IT 00743110157'],
  ['LT', 'LT119511515'],
  ['LU', 'LU 150 274 42'],
  ['LV', 'LV 4000 3521 600'],
  ['NL', 'NL004495445B01'],
  ['NL', '12345678'],
  ['PL', 'PL 8567346215'],
  ['PT', '501 964 843'],
  ['SK', 'SK 202 274 96 19'],
])('in %s, %s is a company’s number', (country, number) => {
  expect(looksLikeOrgNumber(number, country)).toBe(true);
});

test.each([
  ['NO', '974760674'],
  ['NO', '97476067'],
  ['SE', '5563921972'],
  ['SE', '556392197'],
  ['DK', '10150818'],
  ['FI', '0112038-8'],
  ['NO', 'unknown'],
  ['BE', '0403019262'],
  ['CH', 'CHE-100.155.213'],
  ['CZ', '25123892'],
  ['DE', 'DE 136 695 977'],
  ['EE', '12345679'],
  ['FR', '552 008 444'],
  ['HU', '12892313'],
  ['IT', '00743110158'],
  ['LT', '119511516'],
  ['LU', '15027443'],
  ['NL', 'NL004495445'],
  ['PL', '8567346216'],
  ['PT', '501964844'],
  ['SK', '2022749618'],
])('in %s, %s is worth a second look', (country, number) => {
  expect(looksLikeOrgNumber(number, country)).toBe(false);
});

test('one wrong digit never goes through', () => {
  const right = [
    ['NO', '974760673'],
    ['SE', '5563921971'],
    ['DK', '10150817'],
    ['FI', '01120389'],
  ] as const;
  for (const [country, number] of right) {
    for (const at of number.split('').keys()) {
      const digit = (Number(number[at]) + 1) % 10;
      const wrong = number.slice(0, at) + digit + number.slice(at + 1);
      expect(looksLikeOrgNumber(wrong, country), `${country} ${wrong}`).toBe(false);
    }
  }
});

test('of countries nobody told the rule of, every number may be right', () => {
  expect(looksLikeOrgNumber('12', 'IS')).toBe(true);
});
