import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { faultsOf } from '#contract/cash/cash-registers/journal/check-journal.ts';
import type { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { Answer } from '#contract/kit/call.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { eventsSince, reportsOf, transactionsSince } from './journal-repo.ts';
import { publicKeys } from './keys-repo.ts';
import { isSignedBy } from './sign.ts';

/** Looks a journal through from its first entry: what is wrong with it, and how much there is. */
export async function checkJournal(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  register: number,
): Promise<Answer<(typeof journalCalls)['check']>['data']> {
  await rowWithId(db, cashRegisters, register);
  const transactions = await transactionsSince(db, register, 0);
  const events = await eventsSince(db, register, 0);
  const reports = await reportsOf(db, register);
  const faults = faultsOf(
    { transactions, events, reports },
    isSignedBy(await publicKeys(db, caller)),
  );
  return {
    transactions: transactions.length,
    events: events.length,
    reports: reports.length,
    faults,
  };
}
