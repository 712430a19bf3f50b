import { useTranslation } from 'react-i18next';
import { PrintState } from '#src/features/cash/register-agents/exports.ts';
import { Button } from '#src/ui/button.tsx';
import { useFirstFocus } from '#src/ui/dialog/use-first-focus.ts';
import type { CashRegister } from '../at-register.tsx';
import { ShownReceipt } from '../receipts/shown-receipt.tsx';
import { SendButton } from '../receipts/send-button.tsx';
import { useAmount } from '../use-amount.ts';

interface Props {
  register: CashRegister;
  nr: number;
  change: number;
  onNext: () => void;
}

/** What was sold, what the customer gets back, and the receipt, which is printed from here. */
export function Sold({ register, nr, change, onNext }: Props) {
  const { t } = useTranslation('cash-registers');
  const amount = useAmount();
  const page = useFirstFocus();
  const print = (
    <Button className="key" onClick={() => window.print()}>
      {t('receipt.print')}
    </Button>
  );
  return (
    <div ref={page} className="stack">
      {change > 0 && (
        <p className="message ok t20 strong" role="status">
          {t('sold.change', { amount: amount(change) })}
        </p>
      )}
      <div className="actions at-foot">
        <Button variant="primary" className="key" data-first-focus onClick={onNext}>
          {t('sold.next')}
        </Button>
        {register.agent_id === null && print}
        <SendButton register={register.id} nr={nr} className="key" />
      </div>
      {register.agent_id !== null && (
        <PrintState id={register.id} kind="receipt" nr={nr} otherwise={print} />
      )}
      <ShownReceipt register={register} nr={nr} />
    </div>
  );
}
