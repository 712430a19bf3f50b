import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { customers } from '#contract/customers.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { queryFor } from '#src/data/query.ts';
import { answeredAt } from '#src/data/server-time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { OfflineNote } from '#src/ui/state/offline-note.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { MergeForm } from './merge-form.tsx';
import './dossier.css';

/** Two customers side by side: each field chosen, and made one. */
export default function MergeScreen() {
  const { t } = useTranslation('dossier');
  const siteId = useSiteId();
  const { id = '', otherId = '' } = useParams();
  const one = (of: string) => queryFor(siteId, customers.calls.one, { params: { id: of } });
  const [kept, other] = [useQuery(one(id)), useQuery(one(otherId))];
  const error = kept.error ?? other.error;
  const there = kept.data && other.data;
  return (
    <div className="page">
      <h1>{t('merge.title')}</h1>
      {error instanceof OfflineError && <OfflineNote asOf={there ? answeredAt(kept) : null} />}
      {error && !(error instanceof OfflineError) && (
        <ErrorState
          text={error.message}
          onRetry={() => {
            void kept.refetch();
            void other.refetch();
          }}
        />
      )}
      {!there && !error && <Skeleton rows={8} />}
      {kept.data && other.data && (
        <MergeForm
          key={`${id} ${otherId}`}
          siteId={siteId}
          kept={kept.data.data}
          other={other.data.data}
        />
      )}
    </div>
  );
}
