import { customers } from '#contract/customer/customers.ts';
import { billing } from '#contract/economy/billing.ts';
import { feeOf } from '#contract/economy/invoices/invoice-fee.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { languageOf } from '#contract/platform/languages.ts';
import type { orders } from '#contract/sales/orders.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { say } from '#server/kit/words.ts';

/** The line of the company's fee for an invoice, where it asks one of this customer. */
export async function feeLines(
  context: Context,
  {
    customer_id,
    prices_include_vat,
  }: Pick<RowOf<typeof orders>, 'customer_id' | 'prices_include_vat'>,
  lines: readonly Line[],
): Promise<Line[]> {
  const { db, caller } = context;
  if (customer_id === null) return [];
  const terms = await settingsOf(db, billing, caller);
  const { invoice_delivery, language } = (await rowWithId(db, customers, customer_id)) as RowOf<
    typeof customers
  >;
  const invoiced = lines.map((line) => ({
    amount: Number(line['amount']),
    vat_code: String(line['vat_code']),
    vat_rate: Number(line['vat_rate']),
  }));
  const fee = feeOf(terms, invoice_delivery, invoiced, prices_include_vat);
  if (!fee) return [];
  const description = say(languageOf(language ?? '') ?? context.language, 'invoices', 'paper.fee');
  const line = { key: crypto.randomUUID(), position: 0, kind: 'work', description };
  return [{ ...line, quantity: 1000, ...fee }];
}
