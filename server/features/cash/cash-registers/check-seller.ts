import type { RegisterStanding } from '#contract/cash/cash-registers/register-calls.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';

/** What the company lacks that has to stand on a receipt. */
export async function sellerLacks(context: Context): Promise<RegisterStanding['lacks']> {
  const { name, org_number, street, zip, city } = await sellerOf(context);
  return [
    ...(name === '' ? (['name'] as const) : []),
    ...(org_number === '' ? (['org_number'] as const) : []),
    ...([street, zip, city].includes('') ? (['address'] as const) : []),
  ];
}

/** Throws where something lacks that has to stand on a receipt. */
export async function checkSeller(context: Context): Promise<void> {
  if ((await sellerLacks(context)).length > 0) throw new AppError('cash-registers.no_seller');
}
