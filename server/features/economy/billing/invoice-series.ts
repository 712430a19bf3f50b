import { billing } from '#contract/economy/billing.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { nextNumbers } from '#server/kit/resource/number-series-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';

/** The series that a company draws the numbers of its invoices and credit notes from. */
export const invoiceSeries = (companyId: number): string => `invoices:company:${companyId}`;

/** The number that a company's next invoice or credit note gets. */
export async function nextInvoice(tx: Tx, caller: Actor): Promise<number> {
  const series = invoiceSeries(caller.companyId);
  const drawn = (await nextNumbers(tx, [series])).get(series);
  return drawn ?? (await settingsOf(tx, billing, caller)).first_number;
}

/** Whether a company has issued anything: then its numbers go on from there. */
export async function hasBegun(tx: Tx, { companyId }: Pick<Actor, 'companyId'>): Promise<boolean> {
  const series = invoiceSeries(companyId);
  return (await nextNumbers(tx, [series])).has(series);
}
