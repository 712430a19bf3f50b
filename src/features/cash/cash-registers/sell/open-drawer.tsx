import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { text } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { showAlert } from '#src/data/alerts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

const fields = { text: text(200, { required: true }) };

/** Has the printer open the drawer without a sale, with a reason that the journal keeps. */
export function OpenDrawer({ id }: { id: number }) {
  const { t } = useTranslation('cash-registers');
  const [intent, setIntent] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setIntent(crypto.randomUUID())}>{t('open_drawer.title')}</Button>
      {intent !== null && (
        <Dialog open title={t('open_drawer.title')} place="side" onClose={() => setIntent(null)}>
          <CallForm
            call={registerCalls.note}
            params={{ id }}
            about={`cash.open.${id}`}
            words="cash-registers:open_drawer"
            fields={fields}
            focus
            body={(typed) => ({ ...typed, intent, kind: 'drawer_opened' as const })}
            ready={({ text: why }) => why !== ''}
            why={() => t('open_drawer.why')}
            submit={t('open_drawer.title')}
            onDone={() => {
              setIntent(null);
              showAlert({ type: 'success', content: t('open_drawer.done') });
            }}
            onCancel={() => setIntent(null)}
          />
        </Dialog>
      )}
    </>
  );
}
