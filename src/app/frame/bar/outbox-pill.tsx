import { useTranslation } from 'react-i18next';
import { useLiveState } from '#src/data/live-state.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';

/** Says what is not sent yet and whether the server is reached; nothing when all is well. */
export function OutboxPill({ siteId }: { siteId: SiteId }) {
  const { t } = useTranslation('shell');
  const { refused, waiting, sending } = useOutbox(siteId);
  const offline = useLiveState() === 'offline';
  const count = waiting + sending;

  if (refused) {
    return <output className="pill bad">{t('outbox.refused', { count: refused })}</output>;
  }
  if (offline) {
    return (
      <output className="pill">
        {count ? t('outbox.offlineWaiting', { count }) : t('outbox.offline')}
      </output>
    );
  }
  return waiting ? <output className="pill">{t('outbox.waiting', { count })}</output> : null;
}
