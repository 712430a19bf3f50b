import {
  problemOfDay,
  problemOfTiers,
  type GroupState,
} from '#contract/customer/bonus-groups/bonus-rules.ts';
import { bonusGroupCalls, bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { replaceTiers, tiersOf } from './tiers-repo.ts';

/** Customers who get a bonus by what they buy. */
export function bonusGroupsRoutes(app: AppContext): void {
  resourceRoutes(app, bonusGroups);
  mount(
    app,
    bonusGroupCalls,
  )({
    tiers: async ({ db, params: { id } }) => {
      await rowWithId(db, bonusGroups, id);
      return { data: await tiersOf(db, id) };
    },
    saveTiers: async (context) => {
      const { db, caller, params, body, requestId, address } = context;
      const { id } = params;
      const { status, archived_at } = await lockRow(db, bonusGroups, id);
      if (archived_at !== null) throw new AppError('common.archived');
      const problem = problemOfDay(body.from_day, todayOf(context), status as GroupState);
      if (problem) throw new AppError(`bonus-groups.${problem}`);
      if (problemOfTiers(body.tiers)) throw new AppError('bonus-groups.amount_twice');
      const before = (await tiersOf(db, id)).find(({ from_day }) => from_day === body.from_day);
      await replaceTiers(db, caller.chainId, id, body);
      await audit(db, {
        action: 'bonus_groups.save_tiers',
        chainId: caller.chainId,
        siteId: caller.siteId,
        userId: caller.userId,
        entity: 'bonus_groups',
        entityId: id,
        detail: { before: before ?? null, after: body },
        requestId,
        address,
      });
      return { data: await tiersOf(db, id) };
    },
  });
}
