import { dayOf } from '#contract/kit/zoned-time.ts';
import { faultOfDay, faultOfTiers, type GroupState } from '#contract/bonus-groups/bonus-rules.ts';
import { bonusGroupCalls, bonusGroups } from '#contract/bonus-groups/groups.ts';
import type { RowOf } from '#contract/kit/resource.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mount, type Context } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { replaceTiers, tiersOf } from './tiers-repo.ts';

type Group = RowOf<typeof bonusGroups>;

/** Customers who get a bonus by what they buy. */
export function bonusGroupsRoutes(house: House): void {
  resourceRoutes(house, bonusGroups, { beforeSave: checkedGroup });
  mount(
    house,
    bonusGroupCalls,
  )({
    tiers: async ({ db, params: { id } }) => {
      await rowWithId(db, bonusGroups, id);
      return { data: await tiersOf(db, id) };
    },
    saveTiers: async ({ db, caller, now, params: { id }, body, requestId, address }) => {
      const { status, archived_at } = await lockRow(db, bonusGroups, id);
      if (archived_at !== null) throw new AppError('common.archived');
      const today = dayOf(now.getTime(), caller.timezone);
      const fault = faultOfDay(body.from_day, today, status as GroupState);
      if (fault) throw new AppError(`bonus-groups.${fault}`);
      if (faultOfTiers(body.tiers)) throw new AppError('bonus-groups.amount_twice');
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

// What a closed group has promised is settled: it is not opened again, and ends after it began.
function checkedGroup(
  _: Context,
  change: Partial<Group>,
  before: Group | undefined,
): Promise<Partial<Group>> {
  const next = { ...before, ...change };
  if (before?.status === 'closed' && next.status !== 'closed') {
    throw new AppError('bonus-groups.closed', {}, { status: 'fields.closed' });
  }
  if (next.valid_from && next.valid_to && next.valid_to < next.valid_from) {
    throw new AppError('common.wrong_input', {}, { valid_to: 'fields.before_start' });
  }
  return Promise.resolve(change);
}
