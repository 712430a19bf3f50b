import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { whatAnswered } from '#src/data/failures.ts';
import { answeredAt } from '#src/data/server-time.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { OfflineNote } from '#src/ui/state/offline-note.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';

/** What is shown of a query. */
export interface ShownQuery<A> {
  readonly data: A | undefined;
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

interface Props<A> {
  query: ShownQuery<A>;
  /** How many rows stand in for what is coming. */
  rows?: number;
  /** What is said of a list without rows. */
  empty?: string;
  /** What is shown of the answer, also of an old one. */
  children?: (answer: A) => ReactNode;
}

/** What a query asked for: on its way, here, from before as there is no network, refused, gone, or failed, to be asked again. */
export function Loaded<A>({ query, rows = 4, empty, children }: Props<A>) {
  const { data, error } = query;
  const none = empty !== undefined && data !== undefined && isWithoutRows(data);
  return (
    <>
      {error && <Trouble query={query} error={error} />}
      {data === undefined && !error && <Skeleton rows={rows} />}
      {none && <EmptyState title={empty} />}
      {data !== undefined && !none && children?.(data)}
    </>
  );
}

function Trouble({ query, error }: { query: ShownQuery<unknown>; error: Error }) {
  const { t } = useTranslation('common');
  if (error instanceof OfflineError) {
    return <OfflineNote asOf={answeredAt(query)} instead={whatAnswered(error)} />;
  }
  const apiError = error instanceof ApiError ? error : null;
  // Asked again it would be the same answer.
  const final = apiError && finals[apiError.status];
  return (
    <ErrorState
      title={t(final ?? 'common:loadFailed')}
      text={error.message || t('draft.failed')}
      requestId={apiError?.requestId ?? null}
      {...(!final && { onRetry: () => void query.refetch() })}
    />
  );
}

const finals: Readonly<Record<number, 'common:refused' | 'common:gone'>> = {
  403: 'common:refused',
  404: 'common:gone',
  410: 'common:gone',
};

const isWithoutRows = (answer: unknown): boolean =>
  Array.isArray((answer as { data?: unknown }).data) &&
  (answer as { data: unknown[] }).data.length === 0;

/** Two queries whose answers are shown together. */
export const together = <A, B>(
  one: ShownQuery<A>,
  other: ShownQuery<B>,
): ShownQuery<readonly [A, B]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  error: one.error ?? other.error,
  dataUpdatedAt: Math.min(one.dataUpdatedAt, other.dataUpdatedAt),
  refetch: () => Promise.all([one.refetch(), other.refetch()]),
});
