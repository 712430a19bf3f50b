import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { linkRoutes } from './links/link-routes.ts';
import { readingWithId } from './reading-repo.ts';
import type { StoredSetsOf } from './report.ts';
import { readerRoutes } from './readers/reader-routes.ts';
import { savedReading } from './save-reading.ts';
import { publishReading } from './publish-reading.ts';
import { thresholdsRoutes } from './thresholds-routes.ts';

/** Tread depths: what was read, what it means, whom it is told, and who reads by machine. */
export function treadDepthRoutes(app: AppContext, storedSets: StoredSetsOf): void {
  resourceRoutes(app, treadReadings, {
    beforeSave: savedReading,
    afterSave: async ({ db, caller, afterCommit }, id, before) => {
      const reading = await readingWithId(db, id);
      if (before || !reading) return;
      const { car_id: carId, licenseplate, verdict } = reading;
      afterCommit(() => publishReading(app, caller, { id, carId, licenseplate, verdict }));
    },
  });
  linkRoutes(app, storedSets);
  thresholdsRoutes(app);
  readerRoutes(app);
}
