import type { ReactNode } from 'react';
import { OfflineError } from '#src/data/api-errors.ts';
import { answeredAt } from '#src/data/server-time.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { OfflineNote } from '#src/ui/state/offline-note.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';

interface Props<One> {
  title: string;
  /** Undefined until they are there. */
  all: readonly One[] | undefined;
  query: { readonly error: Error | null; readonly dataUpdatedAt: number };
  onRetry: () => void;
  empty: string;
  /** What is done here. */
  actions?: ReactNode;
  children: (one: One) => ReactNode;
}

/** What has been, newest first. */
export function PastList<One>(given: Props<One>) {
  const { title, all, query, onRetry, empty, actions, children } = given;
  const offline = query.error instanceof OfflineError;
  return (
    <section className="section">
      <header className="row apart">
        <h2>{title}</h2>
        {actions}
      </header>
      {offline && <OfflineNote asOf={answeredAt(query)} />}
      {!all && !query.error && <Skeleton rows={3} />}
      {query.error && !offline && <ErrorState text={query.error.message} onRetry={onRetry} />}
      {all?.length === 0 && <EmptyState title={empty} />}
      <ol className="rows">
        {all?.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- what has been has no other name and keeps its place
          <li key={at}>{children(one)}</li>
        ))}
      </ol>
    </section>
  );
}
