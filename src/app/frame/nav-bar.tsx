import { IonIcon } from '@ionic/react';
import { menuOutline } from 'ionicons/icons';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { page } from '#src/device/page.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { WheelMark } from '#src/ui/wheel-mark.tsx';
import { QueueButton } from './queue-button.tsx';
import { useMenu } from './use-menu.ts';
import './nav-bar.css';

const LiveParts = lazy(async () => ({ default: (await import('./live-parts.tsx')).LiveParts }));

/** The black bar: home, the site's name, what is not sent yet, the queue, the menu. */
export function NavBar() {
  const { t } = useTranslation('shell');
  const siteId = useSiteId();
  const site = useSiteTokens().find((token) => token.siteId === siteId);
  const name = site?.siteName ?? page.title;
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
        <Suspense fallback={<QueueButton siteId={siteId} waiting={0} />}>
          <LiveParts siteId={siteId} />
        </Suspense>
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
