import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { markUnwanted, openPayments, type Payable } from './payments-repo.ts';

/** Has what was begun to be paid of an invoice or order cancelled at its provider, once this is committed. */
export async function cancelOpen(
  app: Pick<AppContext, 'jobs'>,
  { db, now, afterCommit }: Pick<Context, 'db' | 'now' | 'afterCommit'>,
  of: Payable,
): Promise<void> {
  const open = await openPayments(db, of);
  await markUnwanted(
    db,
    open.map(({ id }) => id),
    now,
  );
  if (open.length > 0) afterCommit(() => app.jobs.soon('online-payments'));
}
