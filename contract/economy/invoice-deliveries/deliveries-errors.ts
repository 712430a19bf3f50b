import type { ErrorTable } from '../../kit/errors.ts';

export const invoiceDeliveriesErrors = {
  'invoice-deliveries.no_own_number': 422,
  'invoice-deliveries.no_own_account': 422,
  'invoice-deliveries.not_registered': 422,
  'invoice-deliveries.rate': 422,
  'invoice-deliveries.no_buyer_number': 422,
  'invoice-deliveries.no_reference': 422,
  'invoice-deliveries.against_schema': 422,
  'invoice-deliveries.no_email': 422,
  'invoice-deliveries.no_phone': 422,
  'invoice-deliveries.no_access_point': 422,
  'invoice-deliveries.not_receiving': 422,
  'invoice-deliveries.under_way': 409,
  'invoice-deliveries.kept': 409,
  'invoice-deliveries.by_sending': 409,
} as const satisfies ErrorTable;
