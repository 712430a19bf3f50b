import type { ErrorTable } from '../../kit/errors.ts';

/** What a limit of credit is refused for. */
export const creditLimitsErrors = {
  'credit-limits.own': 403,
  'credit-limits.above': 403,
  'credit-limits.past': 409,
  'credit-limits.of_others': 403,
  'credit-limits.kept': 409,
} as const satisfies ErrorTable;
