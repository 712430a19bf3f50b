import { costCentreSettings } from '#contract/customer/cost-centres/settings.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { costCentreOf } from './cost-centres-repo.ts';

/** The cost centre that what a site makes today begins with; null where it has none. */
export async function usualCostCentre(context: Context): Promise<number | null> {
  const { usual } = await settingsOf(context.db, costCentreSettings, context.caller);
  return usual === '' ? null : costCentreOf(context.db, usual, todayOf(context));
}

/** Whether nothing of the site is done without a cost centre. */
export const needsCostCentre = async ({ db, caller }: Context): Promise<boolean> =>
  (await settingsOf(db, costCentreSettings, caller)).required;
