import type { ErrorTable } from '../../kit/errors.ts';

export const invoicesErrors = {
  'invoices.no_lines': 422,
  'invoices.nobody': 422,
  'invoices.no_own_number': 422,
  'invoices.no_own_address': 422,
  'invoices.no_account': 422,
  'invoices.internal': 422,
  'invoices.no_address': 422,
  'invoices.no_buyer_reference': 422,
  'invoices.outside_with_taxed': 422,
  'invoices.kept': 409,
  'invoices.nothing_left': 409,
  'invoices.not_done': 409,
  'invoices.not_in_force': 409,
  'invoices.not_alike': 409,
  'invoices.as_ordered': 422,
  'invoices.more_than_left': 422,
  'invoices.credited': 409,
  'invoices.as_credited': 422,
  'invoices.numbering_begun': 409,
} as const satisfies ErrorTable;
