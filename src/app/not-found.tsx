import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { sitePath, splitPath } from '#src/navigation/paths.ts';
import './page.css';

/** For an address that none of our screens has. */
export function NotFound() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { siteId } = splitPath(pathname);

  return (
    <div className="page">
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <code>{pathname}</code>
      </p>
      <p className="page-actions">
        <Link className="button primary" to={siteId ? sitePath(siteId) : '/'}>
          {t('notFound.home')}
        </Link>
      </p>
    </div>
  );
}
