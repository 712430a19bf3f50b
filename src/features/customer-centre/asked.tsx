import type { UseQueryResult } from '@tanstack/react-query';
import { OfflineError } from '#src/data/api-errors.ts';
import { answeredAt } from '#src/data/server-time.ts';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { OfflineNote } from '#src/ui/state/offline-note.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';

/** What is shown of a question besides its answer: that it is on its way, failed, or that the answer is an old one. */
export function Asked({ query }: { query: UseQueryResult }) {
  const { data, error, refetch } = query;
  if (error instanceof OfflineError) return <OfflineNote asOf={answeredAt(query)} />;
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  return data ? null : <Skeleton rows={6} />;
}
