import { type AppError, meaningOf } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { inSavepoint } from './savepoint-repo.ts';

/**
 * Does something with many things at once, and where the register refuses, with fewer and fewer of
 * them until those are found that it refuses: these are left out, with the reason. What waits for the
 * commit waits only for those that were done.
 */
export async function eachApart<T>(
  context: Context,
  things: readonly T[],
  work: (context: Context, some: readonly T[]) => Promise<void>,
): Promise<Map<T, AppError>> {
  const refused = new Map<T, AppError>();
  async function attempt(some: readonly T[]): Promise<void> {
    const waiting: Parameters<Context['afterCommit']>[0][] = [];
    const own = { ...context, afterCommit: (after: () => void) => void waiting.push(after) };
    try {
      await inSavepoint(context.db, () => work(own, some));
      waiting.forEach(context.afterCommit);
    } catch (error) {
      const meaning = meaningOf(error);
      if (!meaning || meaning.code === 'common.unavailable') throw error;
      const [only, ...others] = some;
      if (only !== undefined && others.length === 0) {
        refused.set(only, meaning);
        return;
      }
      const half = Math.ceil(some.length / 2);
      await attempt(some.slice(0, half));
      await attempt(some.slice(half));
    }
  }
  if (things.length > 0) await attempt(things);
  return refused;
}
