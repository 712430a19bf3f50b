import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { useAllStalled, useAllUnsent } from '#src/data/outbox/use-outbox.ts';
import { currentSite } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { SessionPage } from './session-page.tsx';

/** Asks before logging out, and says what is not sent yet: it stays on the device for the same person. */
export default function LogoutScreen() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  // An address of a site that one is not logged in at.
  const wanted = useSearchParams()[0].get('redirect');
  const tokens = useSiteTokens();
  const several = tokens.length > 1;
  const site = tokens.find(({ siteId }) => siteId === currentSite()) ?? tokens[0];
  const waiting = useAllUnsent()?.length ?? 0;
  const stalled = useAllStalled();

  const redirect = wanted === null ? '' : `&redirect=${encodeURIComponent(wanted)}`;

  function back() {
    const leadsBack = wanted === null && history.length > 1;
    Promise.resolve(leadsBack ? navigate(-1) : navigate(site ? sitePath(site.siteId) : '/')).catch(
      (cause: unknown) => logProblem('No way back', cause),
    );
  }

  return (
    <SessionPage heading={t('logout.heading')}>
      {wanted !== null && <p>{t('logout.elsewhere')}</p>}
      <p>{several ? t('logout.textAll') : t('logout.text')}</p>
      {waiting > 0 && (
        <p className={stalled ? 'message bad' : 'message warn'}>
          {t('logout.waiting', { count: waiting })}{' '}
          {site && <Link to={sitePath(site.siteId, '?panel=outbox')}>{t('logout.look')}</Link>}
        </p>
      )}
      <Link className="button primary" to={`/logout?force=1${redirect}`} replace>
        {several ? t('logout.submitAll') : t('logout.submit')}
      </Link>
      <button className="button" type="button" onClick={back}>
        {t('logout.stay')}
      </button>
    </SessionPage>
  );
}
