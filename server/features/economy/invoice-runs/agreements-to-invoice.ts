import type { ToInvoice } from '#contract/economy/invoice-runs/run-rules.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import {
  agreementLines,
  agreementsInForce,
  includesVat,
  periodsOf,
} from '#server/features/economy/invoices/exports.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import type { WantedOrders } from './runs-repo.ts';

/** Storage agreements of the site of which a period has begun that is not invoiced, those that began first before others. */
export async function agreementsToInvoice(
  context: Context,
  wanted: WantedOrders,
): Promise<readonly ToInvoice[]> {
  const { db, language } = context;
  const by = { day: todayOf(context), rates: await vatRatesOf(db) };
  return (await agreementsInForce(db, wanted)).flatMap((agreement): ToInvoice[] => {
    const periods = periodsOf(agreement, wanted.until);
    if (periods.length === 0) return [];
    const { lines, totals } = agreementLines(agreement, periods, by, language);
    const { id, customer_id, customer } = agreement;
    return [
      {
        id,
        customer_id,
        customer,
        prices_include_vat: includesVat(agreement),
        reference: '',
        cost_centre_id: null,
        left: totals.gross,
        line_count: totals.line_count,
        unpaid: totals.gross,
        adds: totals.gross,
        is_let: false,
        categories: [...new Set(lines.map((line) => line['vat_category'] as VatCategory))],
      },
    ];
  });
}
