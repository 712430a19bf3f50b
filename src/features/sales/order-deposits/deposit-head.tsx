import { useTranslation } from 'react-i18next';
import { depositBalance, paidOrder } from '#contract/sales/order-deposits/deposit-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import type { Row } from '#contract/kit/row.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';

/** Says of an order on which something was paid what is left, or what has to be paid back. */
export function DepositHead({ row }: { row: Row }) {
  return useWordsThere({ feature: 'order-deposits' }) ? <DepositSums row={row} /> : null;
}

function DepositSums({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('order-deposits');
  const words = useTranslations(orders);
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  const order = paidOrder(row);
  const { paid, cancelled } = order;
  const { left, back } = depositBalance(order);
  return (
    <p className={back > 0 ? 'whole message warn' : 'whole'} role={back > 0 ? 'status' : undefined}>
      {back === 0
        ? t('head.paid', { paid: amount(paid), left: amount(left) })
        : cancelled
          ? t('head.cancelled', { amount: amount(back) })
          : t('head.tooMuch', { amount: amount(back) })}
    </p>
  );
}
