import { driverCalls } from '#contract/car/car-calls.ts';
import { cars } from '#contract/car/cars.ts';
import { drivers } from '#contract/customer/drivers.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { thereOf, lockRow } from '#server/kit/resource/row-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { carsOfDriver, giveCar, takeCar } from './driver-cars-repo.ts';

/** Who drives the cars of companies, and which. */
export function driverRoutes(app: AppContext): void {
  resourceRoutes(app, drivers);
  mount(
    app,
    driverCalls,
  )({
    cars: async ({ db, params: { id } }) => {
      await rowWithId(db, drivers, id);
      return { data: await carsOfDriver(db, id) };
    },
    drives: async ({ db, caller, params: { id }, body }) => {
      await lockRow(db, drivers, id);
      if (!(await thereOf(db, cars, [body.car_id])).has(body.car_id))
        throw new AppError('common.wrong_input', {}, { car_id: 'fields.unknown' });
      await giveCar(db, caller.chainId, { driver_id: id, ...body });
      return { data: await carsOfDriver(db, id) };
    },
    drivesNoMore: async ({ db, params: { id }, body }) => {
      await lockRow(db, drivers, id);
      await takeCar(db, { driver_id: id, car_id: body.car_id }, body.to_day);
      return { data: await carsOfDriver(db, id) };
    },
  });
}
