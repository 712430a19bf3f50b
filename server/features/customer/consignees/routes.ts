import { consignees } from '#contract/customer/consignees.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';

/** Under which numbers suppliers know the receivers of their goods. */
export function consigneesRoutes(app: AppContext): void {
  resourceRoutes(app, consignees);
}
