import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counterCalls, type PayableInvoice } from '#contract/economy/payments/counter-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { money, number, text } from '#contract/kit/fields.ts';
import { roundPayment } from '#contract/money/payment-rounding.ts';
import { cardNumber } from '#contract/sales/gift-cards/gift-card-rules.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { giftCardInput, type FoundCard } from '#src/features/sales/gift-cards/exports.ts';
import { methodInput } from '#src/features/sales/order-deposits/exports.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useAmount } from '../use-amount.ts';

const fields = {
  amount: money({ required: true }, 1),
  method_id: number({ from: 1, to: Number.MAX_SAFE_INTEGER }, { required: true }),
  gift_card: text(40, { required: true, numeric: true }),
  reference: text(60, {}),
};

interface Props {
  /** Of the invoice. */
  id: number;
  payable: PayableInvoice;
  onClose: () => void;
}

/** What a customer pays of an invoice, and by what; of a gift card what is left of it. */
export function PaymentForm({ id, payable: { open, methods, usual }, onClose }: Props) {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const said = useAmount();
  const [intent] = useState(() => crypto.randomUUID());
  const [found, setFound] = useState<FoundCard | null>(null);
  const inputs = useMemo(
    () => ({
      method_id: methodInput(methods),
      gift_card: giftCardInput({
        siteId,
        left: open,
        onFound: setFound,
        offline: t('counter.number'),
      }),
    }),
    [methods, siteId, open, t],
  );
  const methodOf = (method: number | null) => methods.find((one) => one.id === method);
  const first = methods.find((one) => one.id === usual) ?? methods.find((one) => !one.is_gift_card);
  const isFound = (typed: string) => found !== null && cardNumber(typed) === found.code;
  const hintOf = (amount: number | null, method: number | null) => {
    const rounding = methodOf(method) ?? ({ step: 1, direction: 'nearest' } as const);
    const coins = roundPayment(amount ?? 0, rounding);
    const of = t('counter.open', { amount: said(open) });
    return coins === (amount ?? 0) ? of : `${of} ${t('counter.coins', { amount: said(coins) })}`;
  };
  return (
    <CallForm
      call={counterCalls.take}
      params={{ id }}
      about={`counter.${id}`}
      words="payments:counter"
      fields={fields}
      inputs={inputs}
      start={{ ...(open > 0 && { amount: open }), ...(first && { method_id: first.id }) }}
      without={({ method_id: method }) => (methodOf(method)?.is_gift_card ? [] : ['gift_card'])}
      hints={({ amount, method_id: method, gift_card: card }) => ({
        amount: hintOf(amount, method),
        gift_card: isFound(card)
          ? t('counter.left', { amount: said(found!.balance) })
          : t('counter.number'),
      })}
      body={({ gift_card: card, ...typed }) => ({
        ...typed,
        intent,
        ...(methodOf(typed.method_id)?.is_gift_card && { gift_card: card }),
      })}
      ready={({ amount, method_id: method, gift_card: card }) =>
        Boolean(amount) &&
        method !== null &&
        (!methodOf(method)?.is_gift_card || (isFound(card) && !found!.is_expired))
      }
      why={({ amount, method_id: method }) =>
        !amount
          ? t('counter.why.amount')
          : method === null
            ? t('counter.why.method')
            : t('counter.number')
      }
      submit={t('counter.do')}
      onDone={() => {
        for (const one of [invoices, payments]) refetchResource(siteId, one);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
