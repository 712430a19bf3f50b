import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { database } from '#src/data/database.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { NotificationItem } from '../item/notification-item.tsx';
import { alertNotLoaded } from '../item/alert-not-loaded.ts';
import { placeOf } from '../local-store/notification-store.ts';
import { fetchOne } from '../local-store/refresh-notifications.ts';

interface Props {
  siteId: SiteId;
  id: number;
  now: number;
  onClose: () => void;
}

/** The one that somebody was led to, when it is not on the page of the list that is shown. */
export function LinkedNotification({ siteId, id, now, onClose }: Props) {
  const { t } = useTranslation('notifications');
  const place = placeOf(siteId);
  const one = useLiveQuery(() => database.notifications.get([place, id]), [place, id]);

  useEffect(() => {
    fetchOne(siteId, id).catch((cause: unknown) => alertNotLoaded('loadNotification', cause));
  }, [siteId, id]);

  if (!one) return null;
  return (
    <section className="box" aria-label={t('list.linked')}>
      <NotificationItem
        siteId={siteId}
        one={one}
        now={now}
        open
        onToggle={onClose}
        unsent={false}
      />
    </section>
  );
}
