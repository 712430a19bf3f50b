import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { choice, money, text } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { showAlert } from '#src/data/alerts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

const fields = {
  kind: choice(['pay_out', 'pay_in'], {}),
  amount: money({ required: true }, 1),
  reason: text(200, { required: true }),
};

/** Puts money into the drawer or takes it out, with a reason. */
export function DrawerButton({ id }: { id: number }) {
  const { t } = useTranslation('cash-registers');
  const [intent, setIntent] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setIntent(crypto.randomUUID())}>{t('drawer.title')}</Button>
      {intent !== null && (
        <Dialog open title={t('drawer.title')} place="side" onClose={() => setIntent(null)}>
          <CallForm
            call={registerCalls.move}
            params={{ id }}
            about={`cash.money.${id}`}
            words="cash-registers:drawer"
            fields={fields}
            body={(typed) => ({ ...typed, intent })}
            ready={({ amount, reason }) => Boolean(amount) && reason !== ''}
            why={({ amount }) => (amount ? t('drawer.whyReason') : t('drawer.whyAmount'))}
            submit={({ kind }) => t(`drawer.do.${kind}`)}
            onDone={() => {
              setIntent(null);
              showAlert({ type: 'success', content: t('drawer.done') });
            }}
            onCancel={() => setIntent(null)}
          />
        </Dialog>
      )}
    </>
  );
}
