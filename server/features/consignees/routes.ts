import { consignees } from '#contract/consignees.ts';
import type { House } from '#server/kit/house.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';

/** Under which numbers suppliers know the receivers of their goods. */
export function consigneesRoutes(house: House): void {
  resourceRoutes(house, consignees);
}
