import { cars } from '#contract/car/cars.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { carRoutes, carSteps, checkedCar } from './car-routes.ts';
import { driverRoutes } from './driver-routes.ts';
import { registryRoutes } from './registry/registry-routes.ts';

/** The cars of the customers, who drives them, and what the countries' registers say of them. */
export function carsRoutes(app: AppContext): void {
  resourceRoutes(app, cars, { beforeSave: checkedCar, steps: carSteps });
  carRoutes(app);
  driverRoutes(app);
  registryRoutes(app);
}
