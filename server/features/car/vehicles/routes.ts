import { vehicleCalls, vehicles } from '#contract/car/vehicles.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { tyresSeen } from './vehicles-repo.ts';

/** What a workshop has to know of makes and models. */
export function vehiclesRoutes(app: AppContext): void {
  resourceRoutes(app, vehicles, {
    beforeSave: (_, change, before) => {
      const { brand = '', model = '', variant = '' } = { ...before, ...change };
      const name = [brand, model, variant].filter(Boolean).join(' ');
      return Promise.resolve({ ...change, name });
    },
  });
  mount(
    app,
    vehicleCalls,
  )({
    seen: async ({ db, params: { id } }) => {
      const { brand, model } = await rowWithId(db, vehicles, id);
      return { data: await tyresSeen(db, String(brand), String(model)) };
    },
  });
}
