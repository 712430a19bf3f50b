import {
  barcodeOutline,
  calendarOutline,
  menuOutline,
  peopleOutline,
  searchOutline,
} from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { openPalette } from '#src/navigation/palette.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { siteScreens } from '../../screens.ts';
import { menuPanel, preloadMenu } from '../menu/menu.ts';
import { hasScreen } from '../offered.ts';
import type { Offered } from '../offered.ts';
import './bottom-bar.css';

const WaitingBadge = lazyComponent(async () => (await import('./live-parts.tsx')).WaitingBadge);

// Of what a phone is used for most; no screen, no entry.
const scans = hasScreen(siteScreens, 'barcode-reader');

/** Where the thumb is on phones and small tablets: search, scan, queue, bookings, menu. */
export function BottomBar({ siteId, offered }: { siteId: string; offered: Offered }) {
  const { t } = useTranslation('shell');
  const menu = usePanel(menuPanel);
  const books = offered.buttons.some(({ list }) => list?.path === 'bookings');
  return (
    <nav className="bottom-bar frame-bottom on-phones" aria-label={t('bottomBar')}>
      {/* Until it is known what is offered, the menu stands where it will. */}
      {offered.groups.length === 0 && (
        <>
          <i />
          <i />
        </>
      )}
      {offered.search && (
        <button type="button" onClick={openPalette}>
          <Icon icon={searchOutline} />
          {t('search.short')}
        </button>
      )}
      {scans && (
        <NavLink className="plain" to={sitePath(siteId, 'barcode-reader')}>
          <Icon icon={barcodeOutline} />
          {t('scan')}
        </NavLink>
      )}
      {offered.queue && (
        <NavLink className="plain" to={sitePath(siteId, 'queue')}>
          <Icon icon={peopleOutline} />
          {t('queueLink')}
          <WaitingBadge siteId={siteId} />
        </NavLink>
      )}
      {books && (
        <NavLink className="plain" to={sitePath(siteId, 'bookings')} end>
          <Icon icon={calendarOutline} />
          {t('quick.bookings')}
        </NavLink>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={menu.open}
        onPointerDown={preloadMenu}
        onFocus={preloadMenu}
        onClick={menu.show}
      >
        <Icon icon={menuOutline} />
        {t('menu')}
      </button>
    </nav>
  );
}
