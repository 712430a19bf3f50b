import { IonIcon } from '@ionic/react';
import { notificationsOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { notificationsCalls } from '#contract/notifications/notification-calls.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { badgeOf } from './badge.ts';

/** Leads to the notifications and says how many are not read. */
export function BellButton({ siteId }: { siteId: string }) {
  const { t } = useTranslation('shell');
  const unread = useLoaded(siteId, notificationsCalls.unreadCount)?.data.data ?? 0;
  const badge = badgeOf(unread);
  return (
    <NavLink
      className="bar-button"
      to={sitePath(siteId, 'notification/list')}
      aria-label={t('notifications', { count: unread })}
    >
      <IonIcon icon={notificationsOutline} aria-hidden="true" />
      {badge && <span className="bar-badge">{badge}</span>}
    </NavLink>
  );
}
