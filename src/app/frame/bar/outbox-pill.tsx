import { useTranslation } from 'react-i18next';
import { useLiveState } from '#src/data/live-state.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { outboxPanel } from '#src/features/outbox/exports.ts';
import { usePanel } from '#src/navigation/use-panel.ts';

/** Says what is not sent yet and whether the server is reached, and opens the list; nothing when all is well. */
export function OutboxPill({ siteId }: { siteId: SiteId }) {
  const { t } = useTranslation('shell');
  const panel = usePanel(outboxPanel);
  const { refused, waiting, sending } = useOutbox(siteId);
  const offline = useLiveState() === 'offline';
  const count = waiting + sending;

  function said(): string {
    if (refused) return t('outbox.refused', { count: refused });
    if (offline) return count ? t('outbox.offlineWaiting', { count }) : t('outbox.offline');
    return waiting ? t('outbox.waiting', { count }) : '';
  }

  const text = said();
  return (
    <span role="status">
      {text && (
        <button
          type="button"
          className={refused ? 'pill bad' : 'pill'}
          aria-haspopup="dialog"
          aria-expanded={panel.open}
          onClick={panel.show}
        >
          <span>{text}</span>
        </button>
      )}
    </span>
  );
}
