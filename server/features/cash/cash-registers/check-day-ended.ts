import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import { lockSeries } from './journal/series-repo.ts';

/** Throws where something was entered at a register since its last Z report. Who enters something meanwhile waits, and finds how the register is then. */
export async function checkDayEnded(
  tx: Tx,
  company: Pick<Actor, 'chainId' | 'companyId'>,
  register: number,
): Promise<void> {
  const { last_transaction, z_transaction } = await lockSeries(tx, company, register);
  if (last_transaction > z_transaction) throw new AppError('cash-registers.open_day');
}
