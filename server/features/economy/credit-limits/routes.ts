import { customers } from '#contract/customer/customers.ts';
import { creditLimitCalls } from '#contract/economy/credit-limits/credit-calls.ts';
import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { refusedApproval } from '#contract/economy/credit-limits/credit-rules.ts';
import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { rolesWith } from '#contract/rights.ts';
import { notify } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { isBureauAddress } from './checks/bureau-access.ts';
import { creditCheckRoutes } from './checks/check-routes.ts';
import { creditList } from './credit-list-repo.ts';
import { creditOf } from './credit-repo.ts';

type Request = RowOf<typeof creditRequests> & { readonly asked_by?: unknown };

/** How much credit customers of a company have, and who gives it to them. */
export function creditLimitsRoutes(app: AppContext): void {
  resourceRoutes(app, creditRequests, {
    beforeSave: (context, change) => {
      if (change.until != null && change.until < todayOf(context)) {
        throw new AppError('credit-limits.past');
      }
      return Promise.resolve(change);
    },
    afterSave: tellApprovers,
    steps: {
      approve: async (context, request) => {
        await checkApproval(context, request);
        return { decided_at: context.now.toISOString() };
      },
      refuse: ({ now }, _, { because }: { readonly because: string }) =>
        Promise.resolve({ decided_at: now.toISOString(), refused_because: because }),
      withdraw: ({ caller, now }, { asked_by: asker }) => {
        const isTheirs = asker === caller.userId || caller.rights.has('credit_limits.approve');
        if (!isTheirs) throw new AppError('credit-limits.of_others');
        return Promise.resolve({ decided_at: now.toISOString() });
      },
    },
  });
  settingsRoutes(app, creditSettings, {
    beforeSave: (_, { bureau_address: address }) => {
      if (address && !isBureauAddress(app, address as string)) {
        throw new AppError('common.wrong_input', {}, { bureau_address: 'fields.format' });
      }
      return Promise.resolve();
    },
  });
  mount(
    app,
    creditLimitCalls,
  )({
    list: ({ db, query: { view = 'all', sort = 'left', page = 1 } }) =>
      creditList(db, { view, sort, page }),
    ofCustomer: async ({ db, params }) => {
      await rowWithId(db, customers, params.id);
      return { data: await creditOf(db, params.id) };
    },
  });
  creditCheckRoutes(app);
}

/** Notifies those who may approve it that a limit is asked for, or another one than before. */
async function tellApprovers(
  { db, caller }: Context,
  id: number,
  before: Request | undefined,
  changes: readonly { readonly field: string }[],
): Promise<void> {
  const isOther = changes.some(({ field }) => field === 'wanted_limit' || field === 'until');
  // What a file brings is many at once, and looked over by who reads it in.
  if ((before && !isOther) || caller.sessionId === '') return;
  const request = (await rowWithId(db, creditRequests, id)) as Request;
  if (request.state !== 'asked') return;
  const { approves_up_to: upTo } = await settingsOf(db, creditSettings, caller);
  const isMore = request.wanted_limit > upTo;
  await notify(db, {
    chainId: caller.chainId,
    to: {
      siteId: caller.siteId,
      roles: rolesWith(isMore ? 'credit_limits.approve_any' : 'credit_limits.approve'),
    },
    kind: 'operations',
    words: {
      key: (part) => `credit-limits:told.asked.${part}`,
      values: {
        name: request.shown['customer_id'] ?? '',
        amount: request.wanted_limit / 100,
        reason: request.reason,
      },
    },
    once: `credit_asked ${id} ${request.version}`,
  });
}

/** Refuses who asked for it themselves, and who may not approve as much. */
async function checkApproval(context: Context, request: Request): Promise<void> {
  const { db, caller } = context;
  const isAny = caller.rights.has('credit_limits.approve_any');
  const { approves_up_to: upTo } = await settingsOf(db, creditSettings, caller);
  const approver = { userId: caller.userId, upTo: isAny ? null : upTo };
  const asked = { ...request, asked_by: (request.asked_by ?? null) as number | null };
  const refused = refusedApproval(asked, approver, todayOf(context));
  if (refused) throw new AppError(refused, { most: upTo / 100 });
}
