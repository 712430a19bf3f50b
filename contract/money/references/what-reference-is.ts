import { luhnDigit, mod11Digit, rest97 } from '../../kit/rules/check-digits.ts';
import { isKid, isReference, referenceOf } from './payment-references.ts';

/** As what a payment reference can be read. */
const readingKinds = ['kid_mod10', 'kid_mod11', 'ocr', 'finnish', 'fik', 'rf'] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** A reference as one kind of it. */
export interface ReferenceReading {
  readonly kind: ReadingKind;
  /** Whether its check digits agree. */
  readonly isValid: boolean;
  /** With the check digits that its other signs have; the same where it is valid. */
  readonly right: string;
}

interface Rule {
  readonly shape: RegExp;
  readonly right: (reference: string) => string;
  readonly isValid: (reference: string) => boolean;
}

const body = (reference: string) => reference.slice(0, -1);

const rules: Readonly<Record<ReadingKind, Rule>> = {
  kid_mod10: {
    shape: /^\d{4,25}$/,
    right: (text) => body(text) + luhnDigit(body(text)),
    isValid: (text) => isKid(text, 'mod10'),
  },
  kid_mod11: {
    shape: /^\d{3,24}[\d-]$/,
    right: (text) => body(text) + mod11Digit(body(text)),
    isValid: (text) => isKid(text, 'mod11'),
  },
  ocr: {
    shape: /^\d{3,25}$/,
    right: (text) => referenceOf('ocr', text.slice(0, -2)),
    isValid: (text) => isReference('ocr', text),
  },
  finnish: {
    shape: /^\d{4,20}$/,
    right: (text) => referenceOf('finnish', body(text)),
    isValid: (text) => isReference('finnish', text),
  },
  fik: {
    shape: /^\d{15}$/,
    right: (text) => referenceOf('fik', body(text)),
    isValid: (text) => isReference('fik', text),
  },
  rf: {
    shape: /^RF\d\d[A-Z\d]{1,21}$/,
    right: (text) => {
      const of = text.slice(4);
      return `RF${String(98 - rest97(`${of}RF00`)).padStart(2, '0')}${of}`;
    },
    isValid: (text) => isReference('rf', text),
  },
};

// As it stands on a Danish slip: the kind of card before it, the number of the creditor behind it.
const danishSlip = /^\+71<(\d{15})(\+\d*<?)?$/;

/** A reference as it is kept, however people write or a scanner reads it. */
function plainReference(typed: string): string {
  const text = typed.toUpperCase().replaceAll(/\s/g, '');
  return danishSlip.exec(text)?.[1] ?? text;
}

/** What a payment reference can be by its signs: each kind that has such ones, the valid ones first. */
export function whatReferenceIs(typed: string): {
  readonly reference: string;
  readonly readings: readonly ReferenceReading[];
} {
  const reference = plainReference(typed);
  const readings = readingKinds
    .filter((kind) => rules[kind].shape.test(reference))
    .map((kind) => ({
      kind,
      isValid: rules[kind].isValid(reference),
      right: rules[kind].right(reference),
    }));
  return {
    reference,
    readings: readings.toSorted((a, b) => Number(b.isValid) - Number(a.isValid)),
  };
}
