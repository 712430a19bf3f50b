import { answeredAt } from '#src/data/server-time.ts';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { OfflineNote } from '#src/ui/state/offline-note.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { Rows } from './use-rows.ts';

/** What a list says when its rows are not there, or not the newest: coming, offline, failed. */
export function ListTrouble({ listed, rows: coming }: { listed: Rows; rows: number }) {
  const { query, rows, offline } = listed;
  return (
    <>
      {offline && <OfflineNote asOf={answeredAt(query)} />}
      {query.error && !offline && (
        <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {!rows && !query.error && <Skeleton rows={coming} />}
    </>
  );
}
