import type { customers } from '#contract/customer/customers.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { AppError } from '#server/kit/errors.ts';

type Blocked = Pick<RowOf<typeof customers>, 'blocked' | 'block_reason'>;

/** Refuses to block somebody without a word why: the person at the counter has to tell them. */
export function checkBlockReason(change: Partial<Blocked>, before: Blocked | undefined): void {
  if (change.blocked === undefined && change.block_reason === undefined) return;
  const { blocked, block_reason } = { ...before, ...change };
  if (blocked !== true || block_reason) return;
  throw new AppError('common.wrong_input', {}, { block_reason: 'fields.required' });
}
