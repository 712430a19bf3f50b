import { useTranslation } from 'react-i18next';
import { customerCreditCalls } from '#contract/economy/customer-credits/credit-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { money } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useAmount } from './use-amount.ts';

const fields = { amount: money({ required: true }, 1) };

interface Props {
  /** The invoice that it is used for, and what is open of it, in minor units. */
  invoice: number;
  open: number;
  /** What of the credit is left; of all of its customer where none is named. */
  left: number;
  credit?: number;
  onDone: () => void;
  onClose: () => void;
}

/** Asks how much of a customer's credit pays an invoice of theirs. */
export function UseDialog({ invoice, open, left, credit, onDone, onClose }: Props) {
  const { t } = useTranslation('customer-credits');
  const siteId = useSiteId();
  const said = useAmount();
  return (
    <Dialog open title={t('use.title')} place="foot" onClose={onClose}>
      <CallForm
        call={customerCreditCalls.use}
        params={{ id: invoice }}
        about={`${invoice}.${credit ?? 0}`}
        words="customer-credits:use"
        fields={fields}
        start={{ amount: Math.min(open, left) }}
        hints={() => ({ amount: t('use.hint', { left: said(left), open: said(open) }) })}
        body={(typed) => ({ ...typed, ...(credit !== undefined && { credit_id: credit }) })}
        ready={({ amount }) => Boolean(amount)}
        why={() => t('amountFirst')}
        submit={t('use.do')}
        onDone={() => {
          for (const one of [invoices, payments]) refetchResource(siteId, one);
          onDone();
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
