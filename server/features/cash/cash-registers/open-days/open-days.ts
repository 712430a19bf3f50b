import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { openDayCalls } from '#contract/cash/cash-registers/open-days.ts';
import { rolesWith } from '#contract/rights.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { openSites } from '#server/kit/caller/caller-repo.ts';
import { mount } from '#server/kit/mount.ts';
import { openDaysAt } from './open-days-repo.ts';

/** Which registers somebody has yet to end the day of, at all their sites. */
export function openDaysRoutes(app: AppContext): void {
  mount(
    app,
    openDayCalls,
  )({
    openDays: async ({ db, requestId, address }) => {
      const roles = rolesWith(openDayCalls.openDays.access);
      const entity = cashRegisters.name;
      const sites = await openSites(db, { roles, entity, requestId, address });
      return { data: await openDaysAt(db, sites) };
    },
  });
}
