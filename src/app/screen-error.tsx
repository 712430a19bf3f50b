import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router';
import { ApiError } from '#src/data/api-errors.ts';
import { logProblem } from '#src/device/log.ts';
import { ChunkLoadError, takeFreshPage } from '#src/device/lost-chunk.ts';
import { page } from '#src/device/page.ts';
import { CopyButton } from '#src/ui/state/copy-button.tsx';

// Where it was tried again without loading the page again; the second time it is.
let triedAt = '';

/** Stands in for a screen that failed, inside whatever frame is around it. */
export function ScreenError() {
  const error = useRouteError();
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const here = useLocation();

  useEffect(() => logProblem('A screen failed', error), [error]);

  const lost = error instanceof ChunkLoadError;

  function again() {
    // The browser remembers which parts it could not have as long as the page lives.
    if (lost) return void takeFreshPage();
    if (triedAt === here.pathname) return location.reload();
    triedAt = here.pathname;
    Promise.resolve(navigate(here, { replace: true, state: here.state as unknown })).catch(
      (cause: unknown) => logProblem('It was not tried again', cause),
    );
  }

  const apiError = error instanceof ApiError ? error : null;
  const details = [
    error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    apiError && [apiError.code, apiError.status, apiError.requestId].filter(Boolean).join(' · '),
    here.pathname,
    page.version,
  ];
  return (
    <div className="page" data-width="text" role="alert">
      <h1>{t(lost ? 'common:chunkLost.heading' : 'common:screenFailed.heading')}</h1>
      {apiError?.message && <p>{apiError.message}</p>}
      <p>{t(lost ? 'common:chunkLost.text' : 'common:screenFailed.text')}</p>
      {apiError?.requestId && <p>{t('requestId', { requestId: apiError.requestId })}</p>}
      <div className="actions">
        <button className="button primary" type="button" onClick={again}>
          {t('screenFailed.again')}
        </button>
        <Link className="button" to="/">
          {t('screenFailed.home')}
        </Link>
        <CopyButton text={details.filter(Boolean).join('\n')} />
      </div>
    </div>
  );
}
