import type { ErrorTable } from '../../kit/errors.ts';

export const paymentsErrors = {
  'payments.by_reading': 422,
  'payments.kept': 409,
  'payments.file_gone': 409,
  'payments.no_method': 409,
  'payments.other_file': 409,
  'payments.file_currency': 422,
  'payments.other_currency': 422,
  'payments.more_than_left': 409,
  'payments.not_open': 409,
  'payments.more_than_open': 409,
  'payments.by_bank': 409,
  'payments.taken_back': 409,
  'payments.given_back': 409,
  'payments.not_its_reversal': 422,
  'payments.of_other_company': 409,
  'payments.other_agreement': 409,
} as const satisfies ErrorTable;
