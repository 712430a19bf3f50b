import { useTranslation } from 'react-i18next';
import { useAllUnsent } from '#src/data/outbox/use-outbox.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { browserFacts, page } from '#src/device/page.ts';
import { openShortcutSheet } from '#src/navigation/shortcuts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { CopyButton } from '#src/ui/state/copy-button.tsx';

/** Whom to ask and what to send along, what goes on without network, the shortcuts, and which version this is. */
export default function HelpScreen() {
  const { t } = useTranslation(['help', 'shell']);
  const siteId = useSiteId();
  const unsent = useAllUnsent()?.length ?? 0;
  const waiting = t('offline.waiting', { count: unsent });
  const [version = '', build = ''] = page.version.split('+');
  const site = `${tokenFor(siteId)?.siteName ?? ''} (${siteId})`;
  return (
    <div className="page" data-width="text">
      <h1>{t('title')}</h1>
      <section className="section stack">
        <h2>{t('support.title')}</h2>
        <p>{t('support.who')}</p>
        <div className="actions">
          <CopyButton
            label={t('support.copy')}
            text={[page.version, site, ...browserFacts(), waiting].join('\n')}
          />
        </div>
        <p className="muted small">{t('support.copied')}</p>
        <p className="muted small">{t('shell:version', { version, build })}</p>
      </section>
      <section className="section stack">
        <h2>{t('offline.title')}</h2>
        <p>{t('offline.read')}</p>
        <p>{t('offline.write')}</p>
        <p>{t('offline.never')}</p>
        {unsent > 0 && <p className="message">{waiting}</p>}
      </section>
      <section className="section stack">
        <h2>{t('keys.title')}</h2>
        <p>{t('keys.text')}</p>
        <div className="actions">
          <Button onClick={openShortcutSheet}>{t('keys.show')}</Button>
        </div>
      </section>
      <section className="section stack">
        <h2>{t('programs.title')}</h2>
        <p>{t('programs.text')}</p>
        <div className="actions">
          <a className="button" href="/api/docs" target="_blank" rel="noreferrer">
            {t('programs.open')}
          </a>
        </div>
      </section>
    </div>
  );
}
