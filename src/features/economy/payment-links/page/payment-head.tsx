import { useTranslation } from 'react-i18next';
import type { LinkedInvoice } from '#contract/economy/payment-links/linked-invoice.ts';
import { longDay } from '#src/i18n/long-time.ts';
import { showMoney } from '#src/i18n/money.ts';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { PayHead } from './pay-head.tsx';

const tones: Record<LinkedInvoice['state'], Tone> = {
  open: 'warn',
  overdue: 'bad',
  paid: 'ok',
  credited: 'idle',
};

/** Whose invoice it is, how it stands, and what of it is left to pay by when. */
export function PaymentHead({ invoice }: { invoice: LinkedInvoice }) {
  const { t, i18n } = useTranslation('payment-links');
  const {
    state,
    number,
    seller,
    left,
    gross,
    paid,
    credited,
    charges,
    currency,
    due,
    invoiceDate,
  } = invoice;
  const money = (minor: number) => showMoney(minor, currency, i18n.language);
  const day = (at: string) => longDay(at, i18n.language);
  return (
    <PayHead
      seller={seller}
      heading={t('page.heading', { number })}
      status={<StatusChip tone={tones[state]}>{t(`states.${state}`)}</StatusChip>}
      says={t(`says.${state}`)}
      left={left > 0 ? money(left) : ''}
      facts={[
        [t('facts.due'), left > 0 && due ? day(due) : ''],
        [t('facts.gross'), left === gross ? '' : money(gross)],
        [t('facts.charges'), charges > 0 ? money(charges) : ''],
        [t('facts.paid'), paid > 0 ? money(paid) : ''],
        [t('facts.credited'), credited > 0 ? money(credited) : ''],
        [t('facts.day'), day(invoiceDate)],
      ]}
    />
  );
}
