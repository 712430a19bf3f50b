import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '#contract/kit/fields.ts';
import {
  orderDepositCalls,
  type DepositEntry,
} from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { readDeposits } from './use-deposits.ts';

const fields = { note: text(200, {}) };

interface Props {
  orderId: number;
  entry: DepositEntry;
  onClose: () => void;
}

/** Takes back what was entered by mistake. */
export function ReverseDeposit({ orderId, entry, onClose }: Props) {
  const { t, i18n } = useTranslation('order-deposits');
  const siteId = useSiteId();
  const words = useTranslations(orders);
  const [intent] = useState(() => crypto.randomUUID());
  const amount = moneyText(entry.paid, words, i18n.language);
  return (
    <Dialog open title={t('reverse.title')} place="foot" onClose={onClose}>
      <p>{t('reverse.text', { amount, method: entry.method })}</p>
      <CallForm
        call={orderDepositCalls.reverseDeposit}
        params={{ id: entry.id }}
        about={String(entry.id)}
        words="order-deposits:reverse"
        fields={fields}
        body={(typed) => ({ ...typed, intent })}
        ready={() => true}
        submit={t('reverse.do')}
        variant="danger"
        onDone={() => {
          readDeposits(siteId, orderId);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
