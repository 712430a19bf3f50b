import { lineTemplates } from '#contract/sales/line-templates.ts';
import { orders } from '#contract/sales/orders.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import { pricesOfLines } from '#server/features/stock/pricing/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { documentRoutes } from '#server/kit/document/document-routes.ts';

/** Lines that sites sell together. */
export function lineTemplatesRoutes(app: AppContext): void {
  documentRoutes(app, lineTemplates, {
    rates: ({ db }) => vatRatesOf(db),
    prices: (context, _, lines) => pricesOfLines(context, {}, lines),
    likes: orders,
  });
}
