import { customers } from '#contract/customers.ts';
import type { House } from '#server/kit/house.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';

/** The register of customers. Their numbers are drawn by the database. */
export function customersRoutes(house: House): void {
  resourceRoutes(house, customers);
}
