import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { whiteLabelCalls } from '#contract/white-label.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { queryFor } from '#src/data/query.ts';
import { answeredAt } from '#src/data/server-time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { OfflineNote } from '#src/ui/state/offline-note.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import './white-label.css';

/** Every host that looks like somebody's own. */
export default function HostsScreen() {
  const { t } = useTranslation('white-label');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, whiteLabelCalls.list, undefined));
  const hosts = query.data?.data;
  const offline = query.error instanceof OfflineError;
  const path = (host: string) => sitePath(siteId, `sysop/white-labels/${host}`);

  return (
    <div className="page">
      <header className="row apart">
        <h1>{t('heading')}</h1>
        {!query.error && (
          <Link className="button primary" to={path('new')}>
            {t('add')}
          </Link>
        )}
      </header>
      <p className="muted">{t('text')}</p>
      {!hosts && !query.error && <Skeleton rows={3} />}
      {offline && <OfflineNote asOf={answeredAt(query)} />}
      {query.error && !offline && (
        <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {hosts?.length === 0 && <EmptyState title={t('none')} />}
      <ul className="options cards stack tight">
        {hosts?.map((look) => (
          <li key={look.host}>
            <Link to={path(look.host)}>
              <span className="hosts-colours" aria-hidden="true">
                <i style={{ background: look.primary || 'var(--line)' }} />
                <i style={{ background: look.secondary || 'var(--line)' }} />
              </span>
              <span className="named rest">
                <b>{look.title}</b>
                <small>{look.host}</small>
              </span>
              {look.redirectHost && (
                <small className="muted">{t('sentTo', { host: look.redirectHost })}</small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
