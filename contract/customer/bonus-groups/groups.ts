import * as z from 'zod/mini';
import { data, get, idParams, put } from '../../kit/call.ts';
import { dayInput, dayOutput } from '../../kit/time/days.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { choice, date, money, notes, number, tags, text, yesNo } from '../../kit/fields.ts';
import { resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { countings, mostTiers } from './bonus-rules.ts';

/** Paid back at the end of the period, as points, or taken off the price at once. */
const bonusTypes = ['kickback', 'points', 'net_price'] as const;
const payouts = ['credit_note', 'payment', 'voucher'] as const;

/** A draft promises nothing yet; what a closed group has promised is settled, and it is not opened again. */
const groupStatus = states(
  { draft: 'all', active: 'all', closed: ['name', 'note'] },
  {
    activate: { from: ['draft'], to: 'active', undo: true, usual: true },
    close: { from: ['draft', 'active'], to: 'closed' },
  },
);

/** Customers who get a bonus by what they buy, and how. */
export const bonusGroups = resource('bonus-groups', {
  feature: 'bonus-groups',
  path: '/v4/site/bonus-groups',
  of: 'chain',
  read: 'customers.read',
  write: 'bonus_groups.write',
  title: 'name',
  sort: 'name:asc',
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    status: groupStatus,
    type: choice(bonusTypes, { list: true, filter: true }),
    valid_from: date({ list: true }),
    valid_to: date({ list: true, sort: true, filter: true, notBefore: 'valid_from' }),
    members: number({ from: 0, to: 10_000_000 }, { readOnly: true, list: true, sort: true }),
    counting: choice(countings, {}),
    with_vat: yesNo({}),
    product_types: tags({}),
    payout: choice(payouts, { filter: true }),
    min_payout: money({}),
    exclude_overdue: yesNo({}),
    accrual_account: text(20, {}),
    note: notes({}, 1000),
  },
  sections: {
    group: ['name', 'status', 'type', 'valid_from', 'valid_to', 'members'],
    basis: ['counting', 'with_vat', 'product_types'],
    payout: ['payout', 'min_payout', 'exclude_overdue', 'accrual_account'],
    more: ['note'],
  },
});

const most = 1_000_000_000_00;
const tier = z.object({
  from_amount: z.int().check(z.gte(0), z.lte(most)),
  percent: z.int().check(z.gte(0), z.lte(100_00)),
});
const tiersFrom = z.object({
  from_day: dayInput(),
  tiers: z.array(tier).check(z.maxLength(mostTiers)),
});
const sets = data(z.array(z.extend(tiersFrom, { from_day: dayOutput })));
/** The tiers of a group as its calls answer them. */
export type GroupTiers = z.output<typeof sets>;

/** The tiers of a group. */
export const bonusGroupCalls = {
  tiers: get('/v4/site/bonus-groups/{id}/tiers', {
    summary: 'The tiers of a bonus group by the day from which they hold, the last first',
    access: 'customers.read',
    params: idParams,
    result: sets,
  }),
  saveTiers: put('/v4/site/bonus-groups/{id}/tiers', {
    summary:
      'The tiers that hold from a day on, in place of those said for that day before; none takes these away. Of an active group only for days to come',
    access: 'bonus_groups.write',
    params: idParams,
    body: tiersFrom,
    result: sets,
    errors: [
      'bonus-groups.past',
      'bonus-groups.closed',
      'bonus-groups.amount_twice',
      'common.archived',
    ],
  }),
};

export const bonusGroupsErrors = {
  'bonus-groups.past': 409,
  'bonus-groups.closed': 409,
  'bonus-groups.amount_twice': 422,
} as const satisfies ErrorTable;
