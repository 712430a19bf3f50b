import { useTranslation } from 'react-i18next';
import { exportCalls } from '#contract/cash/cash-registers/journal/export-calls.ts';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** The keys by which the signatures in the journals are checked. */
export function SignatureKeys() {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  return (
    <section className="stack">
      <h2>{t('saft.keys')}</h2>
      <p className="muted">{t('saft.keysIntro')}</p>
      <ErrorNote text={actionError.text} />
      <div className="actions">
        <Button
          busy={busy}
          onClick={() => void run(() => download(exportCalls.publicKeys, {}, siteId))}
        >
          {t('saft.takeKeys')}
        </Button>
      </div>
    </section>
  );
}
