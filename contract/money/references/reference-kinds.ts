/**
 * Kinds of references by which a payment is known when it comes: Norway's KID, Sweden's OCR number with
 * its length in it, Finland's reference, Denmark's card 71 (FIK), and the one of ISO 11649 (`RF…`).
 */
export const referenceKinds = ['kid', 'ocr', 'finnish', 'fik', 'rf'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

const kinds: Readonly<Record<string, ReferenceKind>> = {
  NO: 'kid',
  SE: 'ocr',
  FI: 'finnish',
  DK: 'fik',
};

/** The kind that a company of a country (ISO 3166) gives out; what banks of every country read where it has none of its own. */
export const referenceKindOf = (country: string): ReferenceKind => kinds[country] ?? 'rf';
