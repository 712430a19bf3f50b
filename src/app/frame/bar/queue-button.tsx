import { peopleOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { queuePanel } from '#src/features/workshop/queue/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** Says how many wait, and shows the queue beside the screen; on the queue's own page it is that page's mark. */
export function QueueButton({ siteId, waiting }: { siteId: string; waiting: number }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const panel = usePanel(queuePanel);
  const path = sitePath(siteId, 'queue');
  const name = t('queue', { count: waiting });
  const inside = (
    <>
      <Icon icon={peopleOutline} />
      {waiting > 0 && <span className="count-badge">{waiting}</span>}
    </>
  );
  if (pathname === path) {
    return (
      <Link className="bar-button sign" to={path} aria-label={name} aria-current="page">
        {inside}
      </Link>
    );
  }
  return (
    <button
      className="bar-button sign"
      type="button"
      aria-label={name}
      aria-expanded={panel.open}
      onClick={() => (panel.open ? panel.hide() : panel.show())}
    >
      {inside}
    </button>
  );
}
