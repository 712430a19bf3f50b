import { isLuhn, rest97, weighedFromRight } from '../kit/rules/check-digits.ts';

/** Kinds of numbers that money is paid to: a Norwegian account, Sweden's bankgiro and plusgiro, an IBAN. */
export type BankNumberKind = 'no_account' | 'bankgiro' | 'plusgiro' | 'iban';

// How long the IBANs of the countries around are (the registry of ISO 13616); others have at least 15.
const ibanLengths: Readonly<Record<string, number>> = {
  NO: 15,
  SE: 24,
  DK: 18,
  FI: 18,
  IS: 26,
  DE: 22,
  GB: 22,
  NL: 18,
  FR: 27,
  PL: 28,
  EE: 20,
  LV: 21,
  LT: 20,
};

function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(number)) return false;
  const length = ibanLengths[number.slice(0, 2)];
  return (
    (length === undefined || number.length === length) &&
    rest97(number.slice(4) + number.slice(0, 4)) === 1
  );
}

const checks: Readonly<Record<BankNumberKind, (number: string) => boolean>> = {
  // The last of the eleven checks the others by 11: 10 is given to nobody.
  no_account: (number) =>
    /^\d{11}$/.test(number) &&
    weighedFromRight(number, [1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5]) % 11 === 0,
  bankgiro: (number) => /^\d{7,8}$/.test(number) && isLuhn(number),
  plusgiro: (number) => /^\d{2,8}$/.test(number) && isLuhn(number),
  iban: isIban,
};

/** A number as it is kept: without the blanks, points and hyphens that people write into it. */
const plainBankNumber = (written: string): string =>
  written.toUpperCase().replaceAll(/[\s.-]/g, '');

/** Whether a number, however people wrote it, is one of a kind, its check digits agreeing. */
export const isBankNumber = (kind: BankNumberKind, written: string): boolean =>
  checks[kind](plainBankNumber(written));

const kindsOfCountry: Readonly<Record<string, readonly BankNumberKind[]>> = {
  NO: ['no_account', 'iban'],
  SE: ['bankgiro', 'plusgiro', 'iban'],
};

/** Whether a number, however people wrote it, is one that a company of a country (ISO 3166) is paid to. */
export const isPaidTo = (country: string, written: string): boolean =>
  (kindsOfCountry[country] ?? ['iban']).some((kind) => isBankNumber(kind, written));

/**
 * Of which kind a number is that a company of a country is paid to, and as it is kept; undefined where it
 * is none. Seven and eight digits can be of either giro: one of plusgiro is written with a hyphen before
 * its last digit.
 */
export function bankNumberOf(
  country: string,
  written: string,
): { readonly kind: BankNumberKind; readonly number: string } | undefined {
  const kinds = kindsOfCountry[country] ?? ['iban'];
  const isPlusgiro = /-\s?\d$/.test(written.trim());
  const tried = isPlusgiro ? kinds.filter((kind) => kind !== 'bankgiro') : kinds;
  const kind = tried.find((one) => isBankNumber(one, written));
  return kind && { kind, number: plainBankNumber(written) };
}

/** The IBAN by which others pay to a number; '' where it has none, as giro numbers have. */
export function ibanOf(written: string): string {
  const number = plainBankNumber(written);
  if (isBankNumber('iban', number)) return number;
  return isBankNumber('no_account', number) ? ibanOfNorwegian(number) : '';
}

/** The IBAN of a Norwegian account (digits), by which others pay to it. */
export const ibanOfNorwegian = (account: string): string =>
  `NO${String(98 - rest97(`${account}NO00`)).padStart(2, '0')}${account}`;
