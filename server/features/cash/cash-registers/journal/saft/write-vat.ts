import type { JournalTransaction } from '#contract/cash/cash-registers/journal/entries.ts';
import { amountText, branch, leaf } from '#server/kit/xml-text.ts';

interface Taxed {
  readonly vat_code: string;
  readonly vat_rate: number;
  readonly net: number;
  readonly vat: number;
}

/** The VAT of a line, or of all lines of a rate. */
export const vatOf = ({ vat_code, vat_rate, net, vat }: Taxed): string =>
  branch(
    'vat',
    leaf('vatCode', vat_code, 20),
    leaf('vatPerc', amountText(vat_rate)),
    leaf('vatAmnt', amountText(vat)),
    leaf('vatAmntTp', vat < 0 ? 'D' : 'C'),
    leaf('vatBasAmnt', amountText(net)),
  );

/** What the lines of a transaction come to at each rate. */
export function vatSums({ lines }: JournalTransaction): Taxed[] {
  const groups = Map.groupBy(lines, ({ vat_code, vat_rate }) => `${vat_code} ${vat_rate}`);
  return [...groups.values()].map((some) => ({
    vat_code: some[0]!.vat_code,
    vat_rate: some[0]!.vat_rate,
    net: some.reduce((sum, one) => sum + one.net, 0),
    vat: some.reduce((sum, one) => sum + one.vat, 0),
  }));
}
