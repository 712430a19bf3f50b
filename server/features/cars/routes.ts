import { cars } from '#contract/cars.ts';
import type { House } from '#server/kit/house.ts';
import { resourceRoutes } from '#server/kit/resource/routes.ts';
import { registryRoutes } from './registry/registry-routes.ts';

/** The cars of the customers. */
export function carsRoutes(house: House): void {
  resourceRoutes(house, cars);
  registryRoutes(house);
}
