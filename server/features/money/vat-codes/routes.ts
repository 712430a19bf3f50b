import { vatCodes } from '#contract/money/vat-codes.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';

/** How companies calculate VAT. */
export function vatCodesRoutes(app: AppContext): void {
  resourceRoutes(app, vatCodes);
}
