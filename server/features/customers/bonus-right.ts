import type { customers } from '#contract/customers.ts';
import type { RowOf } from '#contract/kit/resource.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/mount.ts';

type Customer = RowOf<typeof customers>;

/** Refuses to let somebody into a bonus group, or out of it, to those who do not look after them: it is money. */
export function checkBonusRight(
  { caller }: Pick<Context, 'caller'>,
  { bonus_group_id: next }: Partial<Customer>,
  before: Customer | undefined,
): void {
  const same = next === undefined || next === (before?.bonus_group_id ?? null);
  if (same || caller.rights.has('bonus_groups.write')) return;
  throw new AppError(
    'common.no_right',
    { right: 'bonus_groups.write' },
    { bonus_group_id: 'fields.bonus_right' },
  );
}
