import { treadReadings } from '#contract/tread-depth/readings.ts';
import type { House } from '#server/kit/house.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { linkRoutes } from './links/link-routes.ts';
import { readingWithId } from './reading-repo.ts';
import { readerRoutes } from './readers/reader-routes.ts';
import { savedReading } from './save-reading.ts';
import { tellReading } from './tell-reading.ts';
import { thresholdsRoutes } from './thresholds-routes.ts';

/** Tread depths: what was read, what it means, whom it is told, and who reads by machine. */
export function treadDepthRoutes(house: House): void {
  resourceRoutes(house, treadReadings, {
    beforeSave: savedReading,
    afterSave: async ({ db, caller, afterCommit }, id, before) => {
      const reading = await readingWithId(db, id);
      if (before || !reading) return;
      const { car_id: carId, licenseplate, verdict } = reading;
      afterCommit(() => tellReading(house, caller, { id, carId, licenseplate, verdict }));
    },
  });
  linkRoutes(house);
  thresholdsRoutes(house);
  readerRoutes(house);
}
