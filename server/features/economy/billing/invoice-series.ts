import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { nextNumbers } from '#server/kit/resource/number-series-repo.ts';

/** The series that a company draws the numbers of its invoices and credit notes from. */
export const invoiceSeries = (companyId: number): string => `invoices:company:${companyId}`;

/** Whether a company has issued anything: then its numbers go on from there. */
export async function hasBegun(tx: Tx, { companyId }: Pick<Actor, 'companyId'>): Promise<boolean> {
  const series = invoiceSeries(companyId);
  return (await nextNumbers(tx, [series])).has(series);
}
