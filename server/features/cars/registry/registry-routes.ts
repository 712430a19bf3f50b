import { registryCalls } from '#contract/registry.ts';
import type { House } from '#server/kit/house.ts';
import { mount, mountBare } from '#server/kit/mount.ts';
import { lookUpCar, lookUpOwner } from './look-up.ts';
import { lastLookUps } from './registry-repo.ts';

/** Look-ups in the registers of the countries. No transaction is open while one is asked. */
export function registryRoutes(house: House): void {
  const { car, owner, lookUps } = registryCalls;
  mountBare(house, { car, owner })({
    car: async ({ body, ...asking }) => ({ data: await lookUpCar(house, asking, body) }),
    owner: async ({ body, ...asking }) => ({ data: await lookUpOwner(house, asking, body) }),
  });
  mount(house, { lookUps })({
    lookUps: async ({ db }) => ({ data: await lastLookUps(db) }),
  });
}
