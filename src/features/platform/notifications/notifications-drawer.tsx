import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { whatAnswered } from '#src/data/failures.ts';
import { useLiveState } from '#src/data/live-state.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { logProblem } from '#src/device/log.ts';
import { mayOfferPush, noteOpened } from '#src/device/push/offer.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { OfflineNote } from '#src/ui/state/offline-note.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { useAutoRead } from './drawer/use-auto-read.ts';
import { useDrawer } from './drawer/use-drawer.ts';
import { notificationsPanel } from './exports.ts';
import { NotificationItem } from './item/notification-item.tsx';
import { useNotificationKeys } from './item/use-notification-keys.ts';
import { useUnsent } from './item/use-unsent.ts';
import { readAll } from './local-store/notification-marks.ts';
import { noteLooked } from './local-store/note-looked.ts';
import { useUnread } from './local-store/use-unread.ts';
import './drawer/drawer.css';

const PushOffer = lazyComponent(async () => (await import('./choices/push-offer.tsx')).PushOffer);

const notRead = (cause: unknown) => logProblem('Not all were marked as read', cause);
const noRows: readonly never[] = [];
const clockMs = 30_000;

/** The person's notifications at the side of whatever screen there is: specification §2. */
export function NotificationsDrawer({ siteId }: { siteId: SiteId }) {
  const { t } = useTranslation('notifications');
  const { hide } = usePanel(notificationsPanel);
  const drawer = useDrawer(siteId);
  const rows = drawer.rows ?? noRows;
  const unread = useUnread(siteId);
  const now = useServerNow(clockMs);
  const offline = useLiveState() === 'offline' || drawer.failure instanceof OfflineError;
  const instead = whatAnswered(drawer.failure);
  const refused = drawer.failure instanceof ApiError && drawer.failure.message;
  const isUnsent = useUnsent(siteId);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const { moreShown } = useAutoRead(siteId, rows, drawer.first);
  const toggle = useCallback(
    (id: number) => setOpened((before) => before.symmetricDifference(new Set([id]))),
    [],
  );
  const { list, onKeyDown } = useNotificationKeys({
    siteId,
    rows,
    inDialog: true,
    onToggle: toggle,
  });

  const [offersPush] = useState(mayOfferPush);

  useEffect(() => noteLooked(siteId), [siteId]);
  useEffect(noteOpened, []);

  return (
    <Dialog open title={t('title')} place="side" long inAddress onClose={hide}>
      <div className="actions">
        <Link className="button" to={sitePath(siteId, 'notification/list')} replace>
          {t('all')}
        </Link>
        {unread > 0 && (
          <Button onClick={() => void readAll(siteId).catch(notRead)}>{t('markAllRead')}</Button>
        )}
      </div>
      {offline && !drawer.loading && <OfflineNote asOf={drawer.asOf} instead={instead} />}
      {drawer.failure !== null && !offline && (
        <ErrorState text={instead ?? (refused || t('notReached'))} onRetry={drawer.retry} />
      )}
      {drawer.loading && rows.length === 0 && <Skeleton rows={4} />}
      {!drawer.loading && drawer.failure === null && drawer.rows?.length === 0 && (
        <EmptyState title={t('nothingNew')}>
          <p>{t('nothingNewText')}</p>
        </EmptyState>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go along what is in it */}
      <div
        className="notifications"
        role="feed"
        aria-label={t('title')}
        aria-busy={drawer.loading}
        ref={list}
        tabIndex={-1}
        data-first-focus
        onKeyDown={onKeyDown}
      >
        {rows.map((one, at) => (
          <NotificationItem
            key={one.id}
            siteId={siteId}
            one={one}
            now={now}
            open={opened.has(one.id)}
            onToggle={toggle}
            position={at + 1}
            of={drawer.more ? -1 : rows.length}
            unsent={isUnsent(one)}
          />
        ))}
      </div>
      {offersPush && <PushOffer siteId={siteId} />}
      {drawer.more && (
        <Button
          className="notifications-load"
          busy={drawer.loadingMore}
          onClick={() => void drawer.loadMore().then(moreShown)}
        >
          {t('loadMore')}
        </Button>
      )}
    </Dialog>
  );
}
