import { cars } from '#contract/cars.ts';
import type { House } from '#server/kit/house.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { carRoutes, checkedCar } from './car-routes.ts';
import { driverRoutes } from './driver-routes.ts';
import { registryRoutes } from './registry/registry-routes.ts';

/** The cars of the customers, who drives them, and what the countries' registers say of them. */
export function carsRoutes(house: House): void {
  resourceRoutes(house, cars, { beforeSave: checkedCar });
  carRoutes(house);
  driverRoutes(house);
  registryRoutes(house);
}
