import { useTranslation } from 'react-i18next';
import { useLiveState } from '#src/data/live-state.ts';
import { useAllUnsent, useStalled } from '#src/data/outbox/use-outbox.ts';
import { outboxPanel } from '#src/features/platform/outbox/exports.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';

/** Says what is not sent yet, at whichever site as the list does, and whether the server is reached, in red where somebody has to look; opens the list. Nothing when all is well. */
export function OutboxPill() {
  const { t } = useTranslation('shell');
  const panel = usePanel(outboxPanel);
  const rows = useAllUnsent() ?? [];
  const refused = rows.filter(({ state }) => state === 'refused').length;
  const waiting = rows.filter(({ state }) => state === 'waiting').length;
  const offline = useLiveState() === 'offline';
  const count = rows.length - refused;
  const stalled = useStalled(rows.find(({ state }) => state !== 'refused')?.seq);

  function statusText(): string {
    if (refused) return t('outbox.refused', { count: refused });
    if (offline) return count ? t('outbox.offlineWaiting', { count }) : t('outbox.offline');
    if (stalled) return t('outbox.stalled', { count });
    return waiting ? t('outbox.waiting', { count }) : '';
  }

  const text = statusText();
  return (
    <span role="status">
      {text && (
        <button
          type="button"
          className={refused || stalled ? 'pill bad' : 'pill'}
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
