import { costCentres } from '#contract/customer/cost-centres.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';

/** What costs and income are counted for besides accounts. */
export function costCentresRoutes(app: AppContext): void {
  resourceRoutes(app, costCentres);
}
