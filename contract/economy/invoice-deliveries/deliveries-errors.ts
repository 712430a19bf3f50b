import type { ErrorTable } from '../../kit/errors.ts';

export const invoiceDeliveriesErrors = {
  'invoice-deliveries.no_own_number': 422,
  'invoice-deliveries.no_own_account': 422,
  'invoice-deliveries.not_registered': 422,
  'invoice-deliveries.rate': 422,
  'invoice-deliveries.no_buyer_number': 422,
  'invoice-deliveries.no_reference': 422,
  'invoice-deliveries.against_schema': 422,
} as const satisfies ErrorTable;
