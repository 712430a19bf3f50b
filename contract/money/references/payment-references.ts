import {
  isLuhn,
  luhnDigit,
  mod11Digit,
  rest97,
  weighedFromRight,
} from '../../kit/rules/check-digits.ts';
import type { ReferenceKind } from './reference-kinds.ts';

/** By which rule a Norwegian agreement with the bank makes the last sign of a KID. */
export type KidRule = 'mod10' | 'mod11';

const finnishDigit = (number: string): string =>
  String((10 - (weighedFromRight(number, [7, 3, 1]) % 10)) % 10);

const fikLength = 14;

/**
 * The reference that a payment of something is known by.
 *
 * @param number What is paid, as digits; a KID fills it up to `length` with zeros at its beginning.
 * @param length How long a KID of the agreement is, with its check digit (4 to 25).
 * @throws RangeError where the number does not fit.
 */
export function referenceOf(kind: ReferenceKind, number: string, length = 10): string {
  if (!/^\d+$/.test(number)) throw new RangeError(`${number} is no number`);
  const reference = make[kind](number, length);
  if (!isReference(kind, reference)) throw new RangeError(`${number} does not fit into a ${kind}`);
  return reference;
}

/** The same, or undefined where the number does not fit into a KID of the length: it has to have its check digit, too. */
export const referenceThatFits = (
  kind: ReferenceKind,
  number: string,
  length: number,
): string | undefined =>
  kind === 'kid' && number.length >= length ? undefined : referenceOf(kind, number, length);

const make: Readonly<Record<ReferenceKind, (number: string, length: number) => string>> = {
  kid: (number, length) => {
    const filled = number.padStart(length - 1, '0');
    if (filled.length >= length) throw new RangeError(`${number} is longer than ${length - 1}`);
    return filled + luhnDigit(filled);
  },
  ocr: (number) => {
    const withLength = number + String((number.length + 2) % 10);
    return withLength + luhnDigit(withLength);
  },
  finnish: (number) => {
    const filled = number.padStart(3, '0');
    return filled + finnishDigit(filled);
  },
  fik: (number) => {
    const filled = number.padStart(fikLength, '0');
    return filled + luhnDigit(filled);
  },
  rf: (number) => `RF${String(98 - rest97(`${number}RF00`)).padStart(2, '0')}${number}`,
};

const is: Readonly<Record<ReferenceKind, (text: string) => boolean>> = {
  kid: (text) => isKid(text, 'mod10') || isKid(text, 'mod11'),
  ocr: (text) =>
    /^\d{2,25}$/.test(text) && text.at(-2) === String(text.length % 10) && isLuhn(text),
  finnish: (text) => /^\d{4,20}$/.test(text) && text.at(-1) === finnishDigit(text.slice(0, -1)),
  fik: (text) => text.length === fikLength + 1 && /^\d+$/.test(text) && isLuhn(text),
  rf: (text) =>
    /^RF\d\d[A-Z\d]{1,21}$/.test(text) && rest97(text.slice(4) + text.slice(0, 4)) === 1,
};

/** Whether a text (without blanks) is a reference of a kind, its check digits agreeing. */
export const isReference = (kind: ReferenceKind, text: string): boolean => is[kind](text);

/** Whether a text is a KID by a rule; the `-` of mod 11 is read, though nobody gives it out. */
export function isKid(text: string, rule: KidRule): boolean {
  const shape = rule === 'mod10' ? /^\d{4,25}$/ : /^\d{3,24}[\d-]$/;
  if (!shape.test(text)) return false;
  return rule === 'mod10' ? isLuhn(text) : text.at(-1) === mod11Digit(text.slice(0, -1));
}
