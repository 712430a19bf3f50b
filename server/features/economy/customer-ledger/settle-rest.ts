import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { creditsOf } from './ledger-repo.ts';
import { openOnInvoice } from './on-invoice-repo.ts';
import { writeAllocations } from './write-ledger-repo.ts';

/**
 * What was paid on an invoice or waived, and settles nothing, settles what is open of it: first the invoice, then
 * its fees and interest, the oldest first.
 */
export async function settleRest(
  tx: Tx,
  company: Pick<Actor, 'chainId' | 'companyId'>,
  invoice: number,
): Promise<void> {
  const credits = (await creditsOf(tx, invoice)).map(({ id, open }) => ({ id, left: 0 - open }));
  if (credits.length === 0) return;
  const allocations = (await openOnInvoice(tx, invoice)).flatMap(({ id: debit_id, open }) => {
    let owed = open;
    return credits.flatMap((credit) => {
      const amount = Math.min(owed, credit.left);
      if (amount <= 0) return [];
      owed -= amount;
      credit.left -= amount;
      return [{ debit_id, credit_id: credit.id, amount }];
    });
  });
  await writeAllocations(tx, company, allocations);
}
