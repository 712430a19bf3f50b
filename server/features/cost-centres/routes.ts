import { costCentres } from '#contract/cost-centres.ts';
import type { House } from '#server/kit/house.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';

/** What costs and income are counted for besides accounts. */
export function costCentresRoutes(house: House): void {
  resourceRoutes(house, costCentres);
}
