import { notificationsOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import {
  notificationsPanel,
  preloadNotifications,
} from '#src/features/platform/notifications/exports.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { badgeOf } from './badge.ts';

/** Opens the notifications' drawer and says how many are not read. */
export function BellButton({ unread }: { unread: number }) {
  const { t } = useTranslation('shell');
  const drawer = usePanel(notificationsPanel);
  const badge = badgeOf(unread);
  return (
    <button
      className="bar-button sign"
      type="button"
      // Who speaks to the device says what they see.
      aria-label={
        badge === String(unread) || !badge
          ? t('notifications', { count: unread })
          : t('notificationsMany', { badge, unread })
      }
      aria-haspopup="dialog"
      aria-expanded={drawer.open}
      onPointerEnter={preloadNotifications}
      onFocus={preloadNotifications}
      onClick={() => drawer.show()}
    >
      <Icon icon={notificationsOutline} />
      {badge && <span className="count-badge">{badge}</span>}
    </button>
  );
}
