import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { treadReportCalls } from '#contract/tread-depth/report.ts';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { ReportView } from './report-view.tsx';
import './report.css';

const again = 10_000;

/** A customer's own report, opened by an address. Speaks what the reader's device speaks. */
export default function PublicScreen() {
  const { t } = useTranslation('tread-depth');
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['tread-report', token],
    queryFn: ({ signal }) => send(treadReportCalls.open, { params: { code: token } }, { signal }),
    retry: false,
    refetchInterval: (query) => (query.state.error instanceof OfflineError ? again : false),
  });

  if (data) {
    return (
      <main className="tread-public">
        <ReportView report={data.data} />
      </main>
    );
  }
  const dead = error instanceof ApiError && error.status === 404;
  return (
    <main className="tread-public" role="status">
      {!error && <p>{t('public.loading')}</p>}
      {error instanceof OfflineError && <p>{t('public.offline')}</p>}
      {dead && (
        <>
          <h1>{t('public.deadTitle')}</h1>
          <p>{t('public.deadText')}</p>
        </>
      )}
      {error && !dead && !(error instanceof OfflineError) && (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
    </main>
  );
}
