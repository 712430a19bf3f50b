import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '#contract/kit/fields.ts';
import {
  onlineRefundCalls,
  type PaidOnline,
} from '#contract/economy/payment-links/refund-calls.ts';
import { orders } from '#contract/sales/orders.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { readDeposits } from './use-deposits.ts';
import { usePaidOnline } from './use-paid-online.ts';

const fields = { amount: money({ required: true }, 1) };

interface Props {
  orderId: number;
  /** What there is to pay back, in minor units. */
  due: number;
  onClose: () => void;
}

/** Offers to give back to where it came from what was paid online on an order; nothing where nothing was. */
export function RefundOnline({ orderId, due, onClose }: Props) {
  const { t } = useTranslation('order-deposits');
  const payments = usePaidOnline(orderId)?.payments.filter(({ left }) => left > 0) ?? [];
  if (payments.length === 0) return null;
  return (
    <>
      <section className="stack" aria-label={t('online.title')}>
        <h2>{t('online.title')}</h2>
        <p>{t('online.about')}</p>
        {payments.map((payment) => (
          <GiveBack
            key={payment.deposit_id}
            orderId={orderId}
            due={due}
            payment={payment}
            onClose={onClose}
          />
        ))}
      </section>
      <h2>{t('online.byHand')}</h2>
    </>
  );
}

function GiveBack({ orderId, due, payment, onClose }: Props & { payment: PaidOnline }) {
  const { t, i18n } = useTranslation('order-deposits');
  const siteId = useSiteId();
  const words = useTranslations(orders);
  const [intent] = useState(() => crypto.randomUUID());
  const { deposit_id, provider, amount, left, paid_at: at } = payment;
  const text = (minor: number) => moneyText(minor, words, i18n.language);
  return (
    <section className="stack" aria-label={t(`online.of.${provider}`)}>
      <h3>{t(`online.of.${provider}`)}</h3>
      <p>
        {t('online.paid', {
          amount: text(amount),
          time: `${showDate(at)} ${showTime(at)}`,
          left: text(left),
        })}
      </p>
      <CallForm
        call={onlineRefundCalls.refundOnline}
        params={{ id: orderId }}
        about={`online.${deposit_id}`}
        words="order-deposits:online"
        fields={fields}
        start={{ amount: Math.min(due, left) }}
        body={(typed) => ({ ...typed, intent, deposit_id })}
        ready={(typed) => Boolean(typed.amount)}
        why={() => t('why.amount')}
        submit={t('online.do')}
        onDone={() => {
          readDeposits(siteId, orderId);
          onClose();
        }}
      />
    </section>
  );
}
