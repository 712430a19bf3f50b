import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router';
import { logProblem } from '#src/device/log.ts';
import { ChunkLoadError, takeFreshPage } from '#src/device/lost-chunk.ts';
import './page.css';

/** Stands in for a screen that failed, inside whatever frame is around it. */
export function ScreenError() {
  const error = useRouteError();
  const { t } = useTranslation('common');
  const lost = error instanceof ChunkLoadError;

  useEffect(() => logProblem('A screen failed', error), [error]);

  return (
    <div className="page" role="alert">
      <h1>{t(lost ? 'chunkLost.heading' : 'screenFailed.heading')}</h1>
      <p>{t(lost ? 'chunkLost.text' : 'screenFailed.text')}</p>
      <p className="page-actions">
        <button className="button primary" type="button" onClick={takeFreshPage}>
          {t('screenFailed.again')}
        </button>
        <Link className="button" to="/">
          {t('screenFailed.home')}
        </Link>
      </p>
    </div>
  );
}
