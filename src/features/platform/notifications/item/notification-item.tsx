import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import { isLong, partsOf, previewOf } from '#contract/platform/notifications/notification-text.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { showAgo, showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { LinkedText } from './linked-text.tsx';
import { canResolve, notificationActions } from './notification-actions.ts';
import './notification-item.css';

interface Props {
  siteId: SiteId;
  one: Notification;
  /** Now by the server's clock, ms. */
  now: number;
  /** Whether all of a long text is shown. */
  open: boolean;
  onToggle: (id: number) => void;
  /** In a list, which one it is of how many; -1 when nobody knows how many there are. */
  position?: number;
  of?: number;
  /** Marked here, and the server has not heard of it. */
  unsent: boolean;
}

/** One notification: what is told, since when, whether it is read, and who has seen to it. Of hundreds only those that changed are drawn again. */
export const NotificationItem = memo(function NotificationItem({
  siteId,
  one,
  now,
  open,
  onToggle,
  position,
  of,
  unsent,
}: Props) {
  const { t, i18n } = useTranslation('notifications');
  const { toggleRead, resolve } = notificationActions(siteId);
  const long = isLong(one.content);
  const parts = long && !open ? previewOf(one.content) : partsOf(one.content);
  return (
    <article
      className={classes('notification stack tight', one.unread && 'unread')}
      data-notification={one.id}
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={of}
      aria-labelledby={`notification-${one.id}`}
    >
      <header>
        <h3 id={`notification-${one.id}`}>
          {one.unread && <span className="visually-hidden">{t('unreadMark')} </span>}
          <bdi>{one.title || t('untitled')}</bdi>
        </h3>
        <p className="notification-meta row flush muted small">
          <time dateTime={one.publishTime}>
            {showDate(one.publishTime)} {showTime(one.publishTime)}
          </time>
          <span>{showAgo(one.publishTime, now, i18n.language)}</span>
          {one.siteName !== undefined && <bdi>{one.siteName ?? t('wholeChain')}</bdi>}
        </p>
      </header>
      <p className={classes('notification-text', (!long || open) && 'said')} dir="auto">
        <LinkedText parts={parts} />
        {long && !open && <span>…</span>}
      </p>
      {long && (
        <button
          type="button"
          className="linked"
          aria-expanded={open}
          onClick={() => onToggle(one.id)}
        >
          {open ? t('readLess') : t('readMore')}
        </button>
      )}
      {one.shouldResolve && (
        <p className="notification-resolved row muted small">
          {one.resolved ? (
            <>
              <StatusChip tone="ok">{t('resolved')}</StatusChip>
              <span>
                <bdi>{one.resolvedByUser ?? t('somebody')}</bdi>
                {one.resolvedAt && (
                  <span>{` · ${showDate(one.resolvedAt)} ${showTime(one.resolvedAt)}`}</span>
                )}
              </span>
            </>
          ) : (
            <StatusChip tone="warn">{t('toResolve')}</StatusChip>
          )}
        </p>
      )}
      <footer className="row">
        {canResolve(one) && <Button onClick={() => resolve(one)}>{t('markResolved')}</Button>}
        <Button className="notification-quiet" onClick={() => toggleRead(one)}>
          {one.unread ? t('markRead') : t('markUnread')}
        </Button>
        {unsent && <span className="warned small">{t('unsent')}</span>}
      </footer>
    </article>
  );
});
