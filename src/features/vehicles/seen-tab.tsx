import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/resource.ts';
import { vehicleCalls } from '#contract/vehicles.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { queryFor } from '#src/data/query.ts';
import { answeredAt } from '#src/data/server-time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { OfflineNote } from '#src/ui/state/offline-note.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';

/** Which tyres the cars of a model in the register have. */
export function SeenTab({ row }: { row: Row }) {
  const { t } = useTranslation('vehicles');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, vehicleCalls.seen, { params: { id: row.id } }));
  const seen = query.data?.data;
  const offline = query.error instanceof OfflineError;
  return (
    <section className="section">
      {offline && <OfflineNote asOf={answeredAt(query)} />}
      {!seen && !query.error && <Skeleton rows={3} />}
      {query.error && !offline && (
        <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {seen?.length === 0 && <EmptyState title={t('seen.none')} />}
      {seen && seen.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('seen.front')}</th>
              <th scope="col">{t('seen.rear')}</th>
              <th scope="col">{t('seen.number')}</th>
            </tr>
          </thead>
          <tbody>
            {seen.map(({ front_dimension: front, rear_dimension: rear, cars }) => (
              <tr key={`${front} ${rear}`}>
                <th scope="row">{front}</th>
                <td>{rear || '–'}</td>
                <td>{t('seen.cars', { count: cars })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
