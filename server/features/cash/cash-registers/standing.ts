import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import type {
  registerCalls,
  RegisterStanding,
} from '#contract/cash/cash-registers/register-calls.ts';
import { terminalOf } from './charges/charges-repo.ts';
import { dayAfter } from './journal/journal-repo.ts';
import type { CashRegister } from './journal/open-journal.ts';
import { readSeries } from './journal/series-repo.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { sellerLacks } from './check-seller.ts';
import { isOutage } from './outage/outage-repo.ts';
import { methodsOfRegister } from './methods-repo.ts';

/** How a register stands on a day, for who sells at it. */
export async function standingOf(
  context: Context<(typeof registerCalls)['standing']>,
  today: string,
): Promise<RegisterStanding> {
  const { db, caller, params } = context;
  const register = (await rowWithId(db, cashRegisters, params.id)) as CashRegister;
  const series = await readSeries(db, params.id);
  const { float, sales, first_day, last_nr } = await dayAfter(
    db,
    params.id,
    series?.z_transaction ?? 0,
  );
  return {
    methods: await methodsOfRegister(db, caller, register),
    currency: (await sellerOf(context)).currency,
    float,
    sales,
    is_left_open: first_day !== null && first_day < today,
    last_nr,
    is_outage: await isOutage(db, params.id),
    has_terminal: (await terminalOf(db, params.id)) !== undefined,
    lacks: await sellerLacks(context),
  };
}
