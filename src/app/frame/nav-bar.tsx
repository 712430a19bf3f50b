import { IonIcon } from '@ionic/react';
import { menuOutline, peopleOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useQueueNumbers } from '#src/data/use-queue-numbers.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { page } from '#src/device/page.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { WheelMark } from '#src/ui/wheel-mark.tsx';
import { OutboxPill } from './outbox-pill.tsx';
import { useMenu } from './use-menu.ts';
import './nav-bar.css';

/** The black bar: home, the site's name, what is not sent yet, the queue, the menu. */
export function NavBar() {
  const { t } = useTranslation('shell');
  const siteId = useSiteId();
  const site = useSiteTokens().find((token) => token.siteId === siteId);
  const name = site?.siteName ?? page.title;
  const waiting = useQueueNumbers(siteId)?.waiting ?? 0;
  const menu = useMenu();

  return (
    <header className="bar">
      <Link
        className="bar-home"
        to={siteId ? sitePath(siteId) : '/'}
        aria-label={t('home', { name })}
      >
        {page.logo ? <img src={page.logo} alt={page.title} /> : <WheelMark />}
        <span>{name}</span>
      </Link>
      {siteId && (
        <>
          <OutboxPill siteId={siteId} />
          <NavLink
            className="bar-button"
            to={sitePath(siteId, 'queue')}
            aria-label={t('queue', { count: waiting })}
          >
            <IonIcon icon={peopleOutline} aria-hidden="true" />
            {waiting > 0 && <span className="bar-badge">{waiting}</span>}
          </NavLink>
        </>
      )}
      <button
        className="bar-button"
        type="button"
        aria-label={t('menu')}
        aria-expanded={menu.open}
        onClick={menu.show}
      >
        <IonIcon icon={menuOutline} aria-hidden="true" />
      </button>
    </header>
  );
}
