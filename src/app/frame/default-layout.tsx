import { useRef } from 'react';
import { Outlet, useMatches, useSearchParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import {
  NotificationsDrawer,
  notificationsPanel,
} from '#src/features/platform/notifications/exports.ts';
import { BookingDialog, bookingParam } from '#src/features/booking/bookings/exports.ts';
import { OutboxPanel, outboxPanel } from '#src/features/platform/outbox/exports.ts';
import { QueuePanel, queuePanel } from '#src/features/workshop/queue/exports.ts';
import { loadWords } from '#src/i18n/words.ts';
import { useContentScroll } from '#src/navigation/page/use-content-scroll.ts';
import { useMainFocus } from '#src/navigation/page/use-main-focus.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { useGestures } from '#src/ui/touch/use-gestures.ts';
import type { ScreenHandle } from '../routes.ts';
import { BottomBar } from './bar/bottom-bar.tsx';
import { NavBar } from './bar/nav-bar.tsx';
import { Menu, menuPanel } from './menu/menu.ts';
import { useOffered } from './use-offered.ts';
import './default-layout.css';
import './print.css';

const UnpaidBanner = lazyComponent(
  async () => (await import('../notices/unpaid-banner.tsx')).UnpaidBanner,
);

const UnsentBanner = lazyComponent(async () => {
  const banner = import('../notices/unsent-banner.tsx');
  await loadWords(['outbox']);
  return (await banner).UnsentBanner;
});

const loadRefresh = () => import('./refresh-shown.ts');

/** The frame around a site's screens: bar, screen, on phones the bar at the foot, and the menu when it is open. */
export function DefaultLayout() {
  const { t } = useTranslation('shell');
  const main = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const hidesBars = handle?.screen.hideNavBar ?? false;
  const siteId = useSiteId();
  const offered = useOffered(siteId);
  const menu = usePanel(menuPanel);
  const menuNow = useRef<typeof menu | null>(null);
  menuNow.current = hidesBars ? null : menu;
  const queue = usePanel(queuePanel);
  const outbox = usePanel(outboxPanel);
  const notifications = usePanel(notificationsPanel);
  const booking = useSearchParams()[0].get(bookingParam) ?? '';
  useGestures(
    ({ drawIn, pullToRefresh, swipeRows }) => {
      const area = beside.current;
      if (!area || !frame.current) return undefined;
      const stops = [
        drawIn(
          frame.current,
          () => menuNow.current?.show(),
          () => menuNow.current?.hide(),
        ),
        swipeRows(area),
        pullToRefresh(area, async () => (await loadRefresh()).refreshShown(siteId)),
      ];
      return () => stops.forEach((stop) => stop());
    },
    [siteId],
  );
  useMainFocus(main);
  useContentScroll(main);

  return (
    <div className="app" ref={frame}>
      <a className="skip" href="#main" onClick={() => main.current?.focus()}>
        {t('skip')}
      </a>
      {!hidesBars && <NavBar siteId={siteId} offered={offered} />}
      {!hidesBars && (
        <>
          <UnpaidBanner siteId={siteId} />
          <UnsentBanner />
        </>
      )}
      <div className="beside" ref={beside}>
        <main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
        {queue.open && offered.queue && handle?.screen.path !== 'queue' && (
          <QueuePanel key={siteId} siteId={siteId} />
        )}
      </div>
      {!hidesBars && <BottomBar siteId={siteId} offered={offered} />}
      {menu.open && <Menu siteId={siteId} {...offered} />}
      {outbox.open && <OutboxPanel />}
      {/^[1-9]\d{0,14}$/.test(booking) && <BookingDialog key={booking} id={booking} />}
      {notifications.open && <NotificationsDrawer siteId={siteId} />}
    </div>
  );
}
