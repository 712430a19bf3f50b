import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counterCalls } from '#contract/economy/payments/counter-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { text } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/row.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useAmount } from '../use-amount.ts';

const fields = { reason: text(200, { required: true }) };

interface Props {
  row: Row;
  onDone: () => void;
}

/** Pays back what was paid at the counter, or takes back what was entered by mistake, with why. */
export function TakeBackTaken({ row: { id, amount }, onDone }: Props) {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const said = useAmount();
  const [open, setOpen] = useState(false);
  const [intent] = useState(() => crypto.randomUUID());
  const close = () => setOpen(false);
  return (
    <div className="actions">
      <Button onClick={() => setOpen(true)}>{t('takeBack.title')}</Button>
      <Dialog open={open} title={t('takeBack.title')} place="foot" onClose={close}>
        <p>{t('takeBack.text', { amount: said(Number(amount)) })}</p>
        <CallForm
          call={counterCalls.takeBackTaken}
          params={{ id }}
          about={`takeBack.${id}`}
          words="payments:takeBack"
          fields={fields}
          body={(typed) => ({ ...typed, intent })}
          ready={({ reason }) => reason !== ''}
          submit={t('takeBack.do')}
          variant="danger"
          onDone={() => {
            refetchResource(siteId, payments);
            onDone();
            close();
          }}
          onCancel={close}
        />
      </Dialog>
    </div>
  );
}
