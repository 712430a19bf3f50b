import { customers } from '#contract/customers.ts';
import type { House } from '#server/kit/house.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { checkBonusRight } from './bonus-right.ts';

/** The register of customers. Their numbers are drawn by the database. */
export function customersRoutes(house: House): void {
  resourceRoutes(house, customers, {
    beforeSave: (context, change, before) => {
      checkBonusRight(context, change, before);
      return Promise.resolve(change);
    },
  });
}
