import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { useWaitingBySite } from '#src/data/outbox/use-outbox.ts';
import { logProblem } from '#src/device/log.ts';
import { SessionPage } from './session-page.tsx';

/** Asks before logging out, and says what is not sent yet: it stays on the device for the same person. */
export default function LogoutScreen() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const several = useSiteTokens().length > 1;
  const waiting = [...useWaitingBySite().values()].reduce((sum, count) => sum + count, 0);

  function back() {
    Promise.resolve(history.length > 1 ? navigate(-1) : navigate('/')).catch((cause: unknown) =>
      logProblem('No way back', cause),
    );
  }

  return (
    <SessionPage heading={t('logout.heading')}>
      <p>{several ? t('logout.textAll') : t('logout.text')}</p>
      {waiting > 0 && <p className="message warn">{t('logout.waiting', { count: waiting })}</p>}
      <Link className="button primary" to="/logout?force=1" replace>
        {several ? t('logout.submitAll') : t('logout.submit')}
      </Link>
      <button className="button" type="button" onClick={back}>
        {t('logout.stay')}
      </button>
    </SessionPage>
  );
}
