import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router';
import { logProblem } from '#src/device/log.ts';
import './page.css';

/** Stands in for a screen that failed, inside whatever frame is around it. */
export function ScreenError() {
  const error = useRouteError();
  const { t } = useTranslation('common');

  useEffect(() => logProblem('A screen failed', error), [error]);

  return (
    <div className="page" role="alert">
      <h1>{t('screenFailed.heading')}</h1>
      <p>{t('screenFailed.text')}</p>
      <p className="page-actions">
        <button className="button primary" type="button" onClick={() => location.reload()}>
          {t('screenFailed.again')}
        </button>
        <Link className="button" to="/">
          {t('screenFailed.home')}
        </Link>
      </p>
    </div>
  );
}
