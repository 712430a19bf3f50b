import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queueScreensCalls } from '#contract/workshop/queue-screens.ts';
import { useAction } from '#src/crud/use-action.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { QrCode } from '#src/ui/code/qr-code.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

interface Props {
  siteId: SiteId;
  personId: number;
}

/** A button that makes a visitor's own page and shows the way to it, for their phone. */
export function VisitLink({ siteId, personId }: Props) {
  const { t } = useTranslation('queue-screens');
  const { busy, actionError, run } = useAction();
  const [path, setPath] = useState<string | null>(null);

  const make = () =>
    run(async (write) => {
      const made = await write(
        queueScreensCalls.addVisitLink,
        { params: { personId } },
        { siteId },
      );
      setPath(made.data.path);
    });

  return (
    <>
      <Button busy={busy} onClick={() => void make()}>
        {t('showVisit.button')}
      </Button>
      <ErrorNote text={actionError.text} />
      <Dialog open={path !== null} title={t('showVisit.title')} onClose={() => setPath(null)}>
        <p>{t('showVisit.text')}</p>
        {path && <QrCode text={`${location.origin}${path}`} label={t('showVisit.qr')} />}
      </Dialog>
    </>
  );
}
