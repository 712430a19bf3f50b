import { QueryObserver, type queryOptions } from '@tanstack/react-query';
import { queryClient } from './query.ts';
import type { Question } from './response-cache.ts';

type Asked<T> = ReturnType<typeof queryOptions<T, Error, T, Question>>;

/**
 * Fetches a query for whoever needs its answer and shows nothing; throws what the call throws. A
 * screen that shows the same and is left meanwhile would cancel it, as what nobody waits for.
 */
export async function ask<T>(query: Asked<T>): Promise<T> {
  const watched = new QueryObserver(queryClient, { ...query, enabled: false });
  const leave = watched.subscribe(() => undefined);
  try {
    return await queryClient.query(query);
  } finally {
    leave();
  }
}
