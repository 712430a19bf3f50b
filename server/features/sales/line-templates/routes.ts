import { lineTemplates } from '#contract/sales/line-templates.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import { proposedPrices } from '#server/features/stock/pricing/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { documentRoutes } from '#server/kit/document/document-routes.ts';

/** Lines that sites sell together. */
export function lineTemplatesRoutes(app: AppContext): void {
  documentRoutes(app, lineTemplates, {
    rates: ({ db }) => vatRatesOf(db),
    prices: (context, _, ids) => proposedPrices(context, { customer_id: null, day: null }, ids),
  });
}
