import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { Button } from '#src/ui/button.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

interface Props {
  /** Of the invoice. */
  id: number;
  /** It is what is done next. */
  isFirst: boolean;
}

/** That a customer pays an invoice at the counter, for who takes money. */
export function TakePayment(props: Props) {
  const may = useMay();
  const there = useWordsThere({ feature: 'payments' });
  return there && may('orders.deposits') ? <Taking {...props} /> : null;
}

function Taking({ id, isFirst }: Props) {
  const { t } = useTranslation('payments');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={isFirst ? 'primary' : 'plain'} onClick={() => setOpen(true)}>
        {t('counter.title')}
      </Button>
      {open && <PaymentDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
