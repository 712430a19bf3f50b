import type { ErrorTable } from '../../kit/errors.ts';

export const vouchersErrors = {
  /** A day that is not over cannot be closed. */
  'vouchers.closes_today': 422,
  /** Its vouchers are numbered by years already. */
  'vouchers.year_begun': 409,
  'vouchers.taken_back': 409,
  /** A period is handed over whole. */
  'vouchers.waiting': 409,
  /** SAF-T Financial is of Norway, of one financial year, and asks of each account what it is. */
  'vouchers.saft_country': 422,
  'vouchers.saft_year': 422,
  'vouchers.saft_accounts': 409,
} as const satisfies ErrorTable;
