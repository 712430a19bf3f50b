import { useTranslation } from 'react-i18next';
import { customerCentreCalls, type ChainCustomer } from '#contract/customer/customer-centre.ts';
import { text } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

interface Props {
  customer: ChainCustomer;
  open: boolean;
  onBlocked: () => void;
  onClose: () => void;
}

const fields = { reason: text(200, {}) };

/** Asks why no site shall sell to a customer any more. */
export function BlockDialog({ customer, open, onBlocked, onClose }: Props) {
  const { t } = useTranslation('customer-centre');
  const { id, version, name } = customer;
  return (
    <Dialog open={open} title={t('block.of', { name })} onClose={onClose}>
      <CallForm
        call={customerCentreCalls.block}
        params={{ id }}
        about={String(id)}
        words="customer-centre:block"
        fields={fields}
        body={({ reason }) => ({ version, reason: reason.trim() })}
        ready={({ reason }) => reason.trim() !== ''}
        submit={t('block.do')}
        variant="danger"
        onDone={onBlocked}
        onCancel={onClose}
      >
        <p>{t('block.lead')}</p>
      </CallForm>
    </Dialog>
  );
}
