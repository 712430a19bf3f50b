import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '#contract/lists/views.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

const OpenMail = lazyComponent(async () => (await import('./open-mail.tsx')).OpenMail);

/** When an open view of a report is sent by mail: its maker says so, others see it. */
export function ReportMail({ view }: { view: View }) {
  const { t } = useTranslation('report-mails');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span aria-hidden="true">{'✉ '}</span>
        {t('button')}
      </button>
      <Dialog open={open} title={t('title', { name: view.name })} onClose={() => setOpen(false)}>
        <OpenMail view={view} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
