import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instant, money, number, text, yesNo } from '#contract/kit/fields.ts';
import type { CounterMethod } from '#contract/money/counter-methods.ts';
import { roundPayment } from '#contract/money/payment-rounding.ts';
import { settledBy } from '#contract/money/settled-by.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { serverNow } from '#src/data/server-time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { methodInput } from './method-input.tsx';
import { readDeposits } from './use-deposits.ts';

// Most of what is paid back was paid here.
const RefundOnline = lazyComponent(async () => (await import('./refund-online.tsx')).RefundOnline);

const fields = {
  amount: money({ required: true }, 1),
  method_id: number({ from: 1, to: Number.MAX_SAFE_INTEGER }, { required: true }),
  paid_at: instant({ required: true }),
  reference: text(60, {}),
  note: text(200, {}),
  override: yesNo({ hint: true }),
};

interface Props {
  orderId: number;
  /** `takeRest` where the order is done, and nothing is paid ahead any more. */
  doing: 'take' | 'takeRest' | 'refund';
  /** What can be paid by, and what there is to pay and to pay back (minor units). */
  methods: readonly CounterMethod[];
  /** By which of them it most likely is. */
  usual: number | undefined;
  left: number;
  paid: number;
  back: number;
  onClose: () => void;
}

/** Asks for what a customer pays, or is paid back. */
export function DepositDialog({
  orderId,
  doing,
  methods,
  usual,
  left,
  paid,
  back,
  onClose,
}: Props) {
  const { t, i18n } = useTranslation('order-deposits');
  const siteId = useSiteId();
  const words = useTranslations(orders);
  const [intent] = useState(() => crypto.randomUUID());
  const [now] = useState(() => new Date(serverNow()).toISOString());
  const inputs = useMemo(() => ({ method_id: methodInput(methods) }), [methods]);
  const takes = doing !== 'refund';
  const most = takes ? left : paid;
  const due = takes ? left : back || paid;
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  const methodOf = (id: number | null) =>
    methods.find((one) => one.id === id) ?? ({ step: 1, direction: 'nearest' } as const);
  const isMore = (entered: number | null, method: number | null) =>
    takes && settledBy(entered ?? 0, most, methodOf(method)).amount > most;

  /** Where it goes, where that is not said by the method. */
  const backHint = (method: number | null) =>
    !takes && methods.some(({ id, is_gift_card: isGiftCard }) => id === method && isGiftCard)
      ? t('giftCard.back')
      : '';

  function hintOf(entered: number | null, method: number | null): string {
    const coins = roundPayment(entered ?? 0, methodOf(method));
    const of = takes
      ? t('leftToPay', { amount: amount(most) })
      : t('wasPaid', { amount: amount(most) });
    const back = backHint(method);
    if (back) return `${of} ${back}`;
    return coins === (entered ?? 0) ? of : `${of} ${t('inCoins', { amount: amount(coins) })}`;
  }

  return (
    <Dialog open title={t(`${doing}.title`)} place="side" onClose={onClose}>
      {!takes && <RefundOnline orderId={orderId} due={due} onClose={onClose} />}
      <CallForm
        call={takes ? orderDepositCalls.takeDeposit : orderDepositCalls.refundDeposit}
        params={{ id: orderId }}
        about={`${doing}.${orderId}`}
        words="order-deposits:payment"
        fields={fields}
        inputs={inputs}
        start={{
          paid_at: now,
          ...(due > 0 && { amount: due }),
          ...(usual !== undefined && { method_id: usual }),
        }}
        without={(typed) => (isMore(typed.amount, typed.method_id) ? [] : ['override'])}
        hints={(typed) => ({ amount: hintOf(typed.amount, typed.method_id) })}
        body={({ override, ...typed }) => ({ ...typed, intent, ...(takes && { override }) })}
        ready={(typed) => Boolean(typed.amount) && typed.method_id !== null}
        why={(typed) => (typed.amount ? t('why.method') : t('why.amount'))}
        submit={t(`${doing}.do`)}
        onDone={() => {
          readDeposits(siteId, orderId);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
