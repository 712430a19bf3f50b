import type { VatRate } from '#contract/money/vat.ts';
import type { Tx } from '#server/db/open.ts';

/** The VAT codes of the caller's company with their rates, each from its day on. */
export async function vatRatesOf(tx: Tx): Promise<VatRate[]> {
  const rows = await tx
    .selectFrom('vat_codes')
    .select(['code', 'kind', 'rate', 'valid_from', 'valid_to'])
    .where('archived_at', 'is', null)
    .execute();
  return rows as VatRate[];
}
