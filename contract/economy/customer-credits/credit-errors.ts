import type { ErrorTable } from '../../kit/errors.ts';

export const customerCreditsErrors = {
  'customer-credits.more_than_left': 409,
  'customer-credits.taken_back': 409,
  'customer-credits.not_by_payment': 409,
} as const satisfies ErrorTable;
