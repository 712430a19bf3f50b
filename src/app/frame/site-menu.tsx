import { IonIcon, IonMenu } from '@ionic/react';
import { businessOutline, homeOutline, logOutOutline, peopleOutline } from 'ionicons/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { shellCalls } from '#contract/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { page } from '#src/device/page.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useMenu } from './use-menu.ts';
import './site-menu.css';

const notTurned = (cause: unknown) => logProblem('The menu stayed', cause);

/** The drawer: who is here, where to go, other sites, out. */
export function SiteMenu() {
  const { t } = useTranslation('shell');
  const siteId = useSiteId();
  const several = useSiteTokens().length > 1;
  const profile = useLoaded(siteId, shellCalls.profile)?.data.profile;
  const { open, hide } = useMenu();
  const element = useRef<HTMLIonMenuElement>(null);

  useEffect(() => {
    // In the frame in which it comes, Ionic's element is not ready to be opened.
    const turn = requestAnimationFrame(() => {
      const menu = element.current;
      Promise.resolve(open ? menu?.open() : menu?.close()).catch(notTurned);
    });
    return () => cancelAnimationFrame(turn);
  }, [open]);

  return (
    <IonMenu
      ref={element}
      className="menu"
      side="end"
      contentId="main"
      swipeGesture={false}
      aria-label={t('menu')}
      onIonWillClose={hide}
    >
      <nav className="menu-list">
        {profile && (
          <p className="menu-person">
            <b>{profile.fullname}</b>
            <span>{profile.email}</span>
          </p>
        )}
        {siteId && (
          <>
            <NavLink to={sitePath(siteId)} end>
              <IonIcon icon={homeOutline} aria-hidden="true" />
              {t('dashboard')}
            </NavLink>
            <NavLink to={sitePath(siteId, 'queue')}>
              <IonIcon icon={peopleOutline} aria-hidden="true" />
              {t('queueLink')}
            </NavLink>
          </>
        )}
        {several && (
          <NavLink to="/choose-site">
            <IonIcon icon={businessOutline} aria-hidden="true" />
            {t('changeSite')}
          </NavLink>
        )}
        <NavLink to="/logout">
          <IonIcon icon={logOutOutline} aria-hidden="true" />
          {several ? t('logoutAll') : t('logout')}
        </NavLink>
        <p className="menu-version">{page.version}</p>
      </nav>
    </IonMenu>
  );
}
