import '@ionic/react/css/core.css';
import { IonApp, setupIonicReact } from '@ionic/react';
import { useRef } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useTranslation } from 'react-i18next';
import { IonicLinks } from '#src/navigation/ionic-links.tsx';
import { useContentScroll } from '#src/navigation/use-content-scroll.ts';
import { useMainFocus } from '#src/navigation/use-main-focus.ts';
import { NavBar } from './nav-bar.tsx';
import type { ScreenHandle } from '../routes.ts';
import { SiteMenu } from './site-menu.tsx';
import './default-layout.css';

// One look on every device: people change between phone and desktop all day.
setupIonicReact({ mode: 'md' });

/** The frame around a site's screens: bar, menu, and the screen below. */
export function DefaultLayout() {
  const { t } = useTranslation('shell');
  const main = useRef<HTMLElement>(null);
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  useMainFocus(main);
  useContentScroll(main);

  return (
    <IonicLinks>
      <IonApp>
        <a className="skip" href="#main" onClick={() => main.current?.focus()}>
          {t('skip')}
        </a>
        <SiteMenu />
        {!handle?.screen.hideNavBar && <NavBar />}
        <main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      </IonApp>
    </IonicLinks>
  );
}
