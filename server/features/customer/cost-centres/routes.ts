import { costCentres } from '#contract/customer/cost-centres/cost-centres.ts';
import { costCentreSettings } from '#contract/customer/cost-centres/settings.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { costCentreOf } from './cost-centres-repo.ts';

/** What costs and income are counted for besides accounts, and how orders get theirs. */
export function costCentresRoutes(app: AppContext): void {
  resourceRoutes(app, costCentres);
  settingsRoutes(app, costCentreSettings, {
    beforeSave: async (context, { usual }) => {
      if (typeof usual !== 'string' || usual === '') return;
      if ((await costCentreOf(context.db, usual, todayOf(context))) !== null) return;
      throw new AppError('common.wrong_input', {}, { usual: 'fields.unknown' });
    },
  });
}
