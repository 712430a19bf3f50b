import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { counterCalls } from '#contract/economy/payments/counter-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { PaymentForm } from './payment-form.tsx';

interface Props {
  /** Of the invoice. */
  id: number;
  onClose: () => void;
}

/** Asks what a customer pays of an invoice, once it is known what is open of it. */
export function PaymentDialog({ id, onClose }: Props) {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const query = useQuery({
    ...queryFor(siteId, counterCalls.payable, { params: { id } }),
    // Others may have paid since it was asked last.
    gcTime: 0,
  });
  return (
    <Dialog open title={t('counter.title')} place="side" onClose={onClose}>
      <Loaded query={query} rows={3}>
        {({ data }) =>
          data.methods.length === 0 ? (
            <p>{t('counter.none')}</p>
          ) : (
            <PaymentForm id={id} payable={data} onClose={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
