import { menuOutline } from 'ionicons/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { brand } from '#src/device/page.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { WheelMark } from '#src/ui/wheel-mark.tsx';
import type { Offered } from '../offered.ts';
import { menuPanel, preloadMenu } from '../menu/menu.ts';
import { BellButton } from './bell-button.tsx';
import { CardButton } from './card-button.tsx';
import { QueueButton } from './queue-button.tsx';
import { QuickButtons } from './quick-buttons.tsx';
import { SearchBox } from './search-box.tsx';
import './nav-bar.css';

const parts = () => import('./live-parts.tsx');
const OutboxPill = lazyComponent(async () => (await parts()).OutboxPill);
const ReportUnread = lazyComponent(async () => (await parts()).ReportUnread);
const ReportWaiting = lazyComponent(async () => (await parts()).ReportWaiting);

interface Props {
  siteId: string;
  offered: Offered;
}

/** The black bar: home, search, what one does most, what is not sent yet, bell, queue, card register, menu. */
export function NavBar({ siteId, offered }: Props) {
  const { t } = useTranslation('shell');
  const site = useSiteTokens().find((token) => token.siteId === siteId);
  const { title, logo } = brand.use();
  const name = site?.siteName ?? title;
  const menu = usePanel(menuPanel);
  const [unread, setUnread] = useState(0);
  const [waiting, setWaiting] = useState(0);

  return (
    <header className="bar row nowrap">
      <Link className="bar-home plain" to={sitePath(siteId)} aria-label={t('home', { name })}>
        {logo ? <img src={logo} alt={title} /> : <WheelMark />}
        <span>{name}</span>
      </Link>
      {offered.search && <SearchBox siteId={siteId} />}
      <QuickButtons siteId={siteId} buttons={offered.buttons} />
      <div className="bar-end row nowrap at-end">
        <OutboxPill />
        {offered.notifications && <ReportUnread siteId={siteId} onCount={setUnread} />}
        {offered.queue && <ReportWaiting siteId={siteId} onCount={setWaiting} />}
        {offered.notifications && <BellButton unread={unread} />}
        {offered.queue && (
          <div className="on-desktop">
            <QueueButton siteId={siteId} waiting={waiting} />
          </div>
        )}
        <CardButton />
        <button
          className="bar-button sign on-desktop"
          type="button"
          aria-label={t('menu')}
          aria-haspopup="dialog"
          aria-expanded={menu.open}
          onPointerEnter={preloadMenu}
          onFocus={preloadMenu}
          onClick={menu.show}
        >
          <Icon icon={menuOutline} />
        </button>
      </div>
    </header>
  );
}
