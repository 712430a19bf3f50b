import { useTranslation } from 'react-i18next';
import { waitedADay } from '#src/data/outbox/outbox-row.ts';
import { useAllUnsent } from '#src/data/outbox/use-outbox.ts';
import { outboxPanel } from '#src/features/platform/outbox/exports.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { Button } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { useHiddenToday } from './hidden-today.ts';
import './unpaid-banner.css';

/** Warns of what has waited for over 24 hours to be sent, each day until it is sent or given up. */
export function UnsentBanner() {
  const { t } = useTranslation('outbox');
  const { now, isHidden, hide } = useHiddenToday('wheelhouse.unsent');
  const panel = usePanel(outboxPanel);
  const old = waitedADay(useAllUnsent() ?? [], now);
  if (old === 0 || isHidden) return null;
  return (
    <aside className="unpaid row nowrap ends" role="status">
      <p className="rest">{t('old', { count: old })}</p>
      <Button onClick={panel.show}>{t('look')}</Button>
      <CloseButton label={t('hide')} onClose={hide} />
    </aside>
  );
}
