import type { VatRate } from '#contract/money/vat.ts';
import type { Tx } from '../open.ts';
import type { DemoSite } from './organisation.ts';

/** The VAT rates of a site's company. */
export async function ratesOf(
  tx: Tx,
  { chainId, companyId }: Pick<DemoSite, 'chainId' | 'companyId'>,
): Promise<VatRate[]> {
  const rates = await tx
    .selectFrom('vat_codes')
    .select(['code', 'kind', 'rate', 'valid_from', 'valid_to'])
    .where('chain_id', '=', chainId)
    .where('company_id', '=', companyId)
    .execute();
  return rates as VatRate[];
}
