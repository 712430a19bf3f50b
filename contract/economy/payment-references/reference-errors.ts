import type { ErrorTable } from '../../kit/errors.ts';

export const paymentReferencesErrors = {
  /** The number of an invoice does not fit into a KID of the agreed length. */
  'payment-references.no_room': 422,
} as const satisfies ErrorTable;
