import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { treadReportCalls, type TreadReport } from '#contract/car/tread-depth/report.ts';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { ReportView } from './report-view.tsx';

const again = 10_000;

/** A customer's own report, opened by an address. Speaks what the reader's device speaks. */
export default function PublicScreen() {
  const { t } = useTranslation('tread-depth');
  const { token = '' } = useParams();
  const [report, setReport] = useState<TreadReport | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  // There is no cache before somebody logs in.
  useEffect(() => {
    const gone = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    send(treadReportCalls.open, { params: { code: token } }, { signal: gone.signal }).then(
      ({ data }) => setReport(data),
      (cause: unknown) => {
        if (gone.signal.aborted) return;
        setError(cause);
        if (cause instanceof OfflineError) later = setTimeout(() => setTries(tries + 1), again);
      },
    );
    return () => {
      gone.abort();
      clearTimeout(later);
    };
  }, [token, tries]);

  if (report) {
    return (
      <div className="stack narrow">
        <header>
          <b>{report.siteName}</b>
        </header>
        <ReportView
          report={report}
          next={
            <section className="section">
              <h2>{t('public.next')}</h2>
              <p>{t(`public.do.${report.verdict ?? 'none'}`, { site: report.siteName })}</p>
              {report.sitePhone && (
                <a
                  className="button primary"
                  href={`tel:${report.sitePhone.replaceAll(/[^+\d]/g, '')}`}
                >
                  {t('public.call', { phone: report.sitePhone })}
                </a>
              )}
            </section>
          }
        />
      </div>
    );
  }
  const dead = error instanceof ApiError && error.status === 404;
  return (
    <div className="stack narrow" role="status">
      {!error && <p>{t('public.loading')}</p>}
      {error instanceof OfflineError && <p>{t('public.offline')}</p>}
      {dead && (
        <>
          <h1>{t('public.deadTitle')}</h1>
          <p>{t('public.deadText')}</p>
        </>
      )}
      {error instanceof ApiError && !dead && (
        <ErrorState text={error.message} onRetry={() => setTries(tries + 1)} />
      )}
    </div>
  );
}
