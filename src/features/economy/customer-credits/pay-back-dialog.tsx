import { useTranslation } from 'react-i18next';
import {
  customerCreditCalls,
  type CustomerCredit,
} from '#contract/economy/customer-credits/credit-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { money } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useAmount } from './use-amount.ts';

const fields = { amount: money({ required: true }, 1) };

interface Props {
  credit: CustomerCredit;
  onDone: () => void;
  onClose: () => void;
}

/** Asks how much of a credit was paid back: the money is sent elsewhere, and entered and booked here. */
export function PayBackDialog({ credit: { id, left }, onDone, onClose }: Props) {
  const { t } = useTranslation('customer-credits');
  const siteId = useSiteId();
  const said = useAmount();
  return (
    <Dialog open title={t('payBack.title')} place="foot" onClose={onClose}>
      <p>{t('payBack.text')}</p>
      <CallForm
        call={customerCreditCalls.payBack}
        params={{ id }}
        about={`payBack.${id}`}
        words="customer-credits:payBack"
        fields={fields}
        start={{ amount: left }}
        hints={() => ({ amount: t('payBack.hint', { left: said(left) }) })}
        ready={({ amount }) => Boolean(amount)}
        why={() => t('amountFirst')}
        submit={t('payBack.do')}
        onDone={() => {
          refetchResource(siteId, payments);
          onDone();
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
