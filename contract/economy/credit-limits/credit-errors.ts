import type { ErrorTable } from '../../kit/errors.ts';

/** What a limit of credit is refused for. */
export const creditLimitsErrors = {
  'credit-limits.own': 403,
  'credit-limits.above': 403,
  'credit-limits.past': 409,
  'credit-limits.of_others': 403,
  'credit-limits.kept': 409,
  'credit-limits.private': 409,
  'credit-limits.no_number': 409,
  'credit-limits.no_bureau': 409,
  'credit-limits.under_way': 409,
  'credit-limits.not_reached': 502,
  'credit-limits.not_understood': 502,
  'credit-limits.key_refused': 409,
  'credit-limits.too_many': 429,
} as const satisfies ErrorTable;
