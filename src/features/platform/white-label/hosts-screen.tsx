import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { whiteLabelCalls } from '#contract/platform/white-label.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import './white-label.css';

/** Every host that looks like somebody's own. */
export default function HostsScreen() {
  const { t } = useTranslation('white-label');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, whiteLabelCalls.list, undefined));
  const hosts = query.data?.data;
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
      <Loaded query={query} rows={3} empty={t('none')} />
      <ul className="options cards stack tight">
        {hosts?.map((branding) => (
          <li key={branding.host}>
            <Link to={path(branding.host)}>
              <span className="hosts-colours row nowrap flush" aria-hidden="true">
                <i style={{ background: branding.primary || 'var(--line)' }} />
                <i style={{ background: branding.secondary || 'var(--line)' }} />
              </span>
              <span className="named rest">
                <b>{branding.title}</b>
                <small>{branding.host}</small>
              </span>
              {branding.redirectHost && (
                <small className="muted">{t('sentTo', { host: branding.redirectHost })}</small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
