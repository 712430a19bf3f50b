import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { queuePanel } from './exports.ts';
import { QueueView } from './queue-view.tsx';

/** The queue beside whatever screen is open; where there is no room for both, over it. */
export function QueuePanel({ siteId }: { siteId: string }) {
  const { t } = useTranslation('queue');
  const { hide } = usePanel(queuePanel);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    // Escape closes what came beside the screen, as in every dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={panel}
      className="queue-panel"
      tabIndex={-1}
      aria-labelledby="queue-panel-title"
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      <header className="row apart">
        <h2 id="queue-panel-title">{t('title')}</h2>
        <CloseButton label={t('close')} onClose={hide} />
      </header>
      <QueueView siteId={siteId} as="panel" />
    </aside>
  );
}
