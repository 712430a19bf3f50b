import { registryCalls } from '#contract/car/registry.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { lookUpCar, lookUpOwner } from './look-up.ts';
import { lastLookUps } from './registry-repo.ts';

/** Look-ups in the registers of the countries. No transaction is open while one is asked. */
export function registryRoutes(app: AppContext): void {
  const { car, owner, lookUps } = registryCalls;
  mountUnmanaged(app, { car, owner })({
    car: async ({ body, ...asking }) => ({ data: await lookUpCar(app, asking, body) }),
    owner: async ({ body, ...asking }) => ({ data: await lookUpOwner(app, asking, body) }),
  });
  mount(app, { lookUps })({
    lookUps: async ({ db }) => ({ data: await lastLookUps(db) }),
  });
}
