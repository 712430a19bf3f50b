import { closeOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Scanning } from '#contract/hotel/scan/scanning.ts';
import { useLiveState } from '#src/data/live-state.ts';
import { useStalled, type Unsent } from '#src/data/outbox/use-outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { outboxPanel } from '#src/features/platform/outbox/exports.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface Props {
  siteId: SiteId;
  now: Scanning | null;
  unsent: Unsent;
  /** How many things that were done ask for their person. */
  refused: number;
  onConflicts: () => void;
}

/** What is being done and where; the way out, and what is not sent yet. */
export function ContextBar({ siteId, now, unsent, refused, onConflicts }: Props) {
  const { t } = useTranslation('scanner');
  const where = now?.place?.place ?? now?.plate ?? '';
  return (
    <header className="quick-bar">
      <Link
        className="quick-out sign plain"
        to={sitePath(siteId, 'barcode-reader')}
        aria-label={t('quick.out')}
      >
        <Icon icon={closeOutline} />
      </Link>
      <span className="quick-where stack flush rest">
        <span className="t18">{now ? t(`modes.${now.mode}`) : t('quick.title')}</span>
        {where && <b className="place cut">{where}</b>}
      </span>
      <UnsentCount unsent={unsent} refused={refused} onConflicts={onConflicts} />
    </header>
  );
}

function UnsentCount({ unsent, refused, onConflicts }: Omit<Props, 'siteId' | 'now'>) {
  const { t } = useTranslation('scanner');
  const panel = usePanel(outboxPanel);
  const offline = useLiveState() === 'offline';
  const stalled = useStalled(unsent.head);
  if (refused > 0) {
    return (
      <button type="button" className="quick-unsent bad" onClick={onConflicts}>
        <b>{refused}</b>
        {t('unsent.asks')}
      </button>
    );
  }
  const bad = stalled && unsent.count > 0;
  return (
    <button
      type="button"
      className={bad ? 'quick-unsent bad' : offline ? 'quick-unsent off' : 'quick-unsent'}
      onClick={panel.show}
    >
      <b>{unsent.count}</b>
      {bad ? t('unsent.stuck') : offline ? t('unsent.offline') : t('unsent.unsent')}
    </button>
  );
}
