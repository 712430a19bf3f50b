import {
  placeCalls,
  warehouseCalls,
  storagePlaces,
  warehouses,
} from '#contract/hotel/storage-places/storage-places.ts';
import { isPlaceCode, placeKey, placesOf } from '#contract/hotel/storage-places/place-rules.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { addMissingPlaces } from './add-places-repo.ts';
import { placeMapOf } from './place-map-repo.ts';

/** Where a site keeps wheels: its warehouses, and the places in them. */
export function storagePlacesRoutes(app: AppContext): void {
  resourceRoutes(app, warehouses);
  resourceRoutes(app, storagePlaces, {
    beforeSave: (_, change) => {
      if (change.code === undefined) return Promise.resolve(change);
      const code = placeKey(change.code);
      if (isPlaceCode(code)) return Promise.resolve({ ...change, code });
      throw new AppError('common.wrong_input', {}, { code: 'fields.not_a_place' });
    },
  });
  mount(app, { ...warehouseCalls, ...placeCalls })({
    map: async ({ db, params: { id } }) => {
      await rowWithId(db, warehouses, id);
      return { data: await placeMapOf(db, id) };
    },
    addMany: async (context) => {
      const { pattern, ...common } = context.body;
      const codes = placesOf(pattern);
      if (typeof codes === 'string') {
        throw new AppError(
          'storage-places.bad_pattern',
          { example: 'A.{01..20}-{1..4}' },
          { pattern: `fields.pattern_${codes}` },
        );
      }
      const { archived_at } = await rowWithId(context.db, warehouses, common.warehouse_id);
      if (archived_at !== null) throw new AppError('common.archived');
      const made = await addMissingPlaces(
        app.engines.get(storagePlaces.name)!,
        context,
        codes,
        common,
      );
      context.afterCommit(() => publishChanged(app, storagePlaces, context.caller));
      return { data: { made, there: codes.length - made } };
    },
  });
}
