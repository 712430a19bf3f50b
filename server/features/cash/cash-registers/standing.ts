import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import type {
  registerCalls,
  RegisterStanding,
} from '#contract/cash/cash-registers/register-calls.ts';
import { transactionsSince } from './journal/journal-repo.ts';
import type { CashRegister } from './journal/open-journal.ts';
import { readSeries } from './journal/series-repo.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { sellerLacks } from './check-seller.ts';
import { methodsOfRegister } from './methods-repo.ts';

/** How a register stands on a day, for who sells at it. */
export async function standingOf(
  context: Context<(typeof registerCalls)['standing']>,
  today: string,
): Promise<RegisterStanding> {
  const { db, caller, params } = context;
  const register = (await rowWithId(db, cashRegisters, params.id)) as CashRegister;
  const series = await readSeries(db, params.id);
  const transactions = series ? await transactionsSince(db, params.id, series.z_transaction) : [];
  const sales = transactions.filter(({ kind }) => kind === 'sale' || kind === 'return');
  return {
    methods: await methodsOfRegister(db, caller, register.has_drawer),
    currency: (await sellerOf(context)).currency,
    float: transactions.find(({ kind }) => kind === 'float')?.gross ?? null,
    sales: sales.length,
    is_left_open: transactions.some(({ day }) => day < today),
    last_nr: sales.at(-1)?.nr ?? null,
    lacks: await sellerLacks(context),
  };
}
