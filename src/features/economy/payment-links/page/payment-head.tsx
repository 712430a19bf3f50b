import { useTranslation } from 'react-i18next';
import type { LinkedInvoice } from '#contract/economy/payment-links/linked-invoice.ts';
import { longDay } from '#src/i18n/long-time.ts';
import { showMoney } from '#src/i18n/money.ts';
import { Logo } from '#src/ui/photo/logo.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';

const tones: Record<LinkedInvoice['state'], Tone> = {
  open: 'warn',
  overdue: 'bad',
  paid: 'ok',
  credited: 'idle',
};

/** Whose invoice it is, how it stands, and what of it is left to pay by when. */
export function PaymentHead({ invoice }: { invoice: LinkedInvoice }) {
  const { t, i18n } = useTranslation('payment-links');
  const { state, number, seller, left, gross, paid, credited, currency, due, invoiceDate } =
    invoice;
  const money = (minor: number) => showMoney(minor, currency, i18n.language);
  const day = (at: string) => longDay(at, i18n.language);
  const facts = [
    [t('facts.due'), left > 0 && due ? day(due) : ''],
    [t('facts.gross'), left === gross ? '' : money(gross)],
    [t('facts.paid'), paid > 0 ? money(paid) : ''],
    [t('facts.credited'), credited > 0 ? money(credited) : ''],
    [t('facts.day'), day(invoiceDate)],
  ].filter(([, value]) => value);
  return (
    <header className="stack tight">
      {seller.logo && <Logo address={seller.logo} of={seller.name} />}
      <h1>{t('page.heading', { number })}</h1>
      <p>{t('page.from', { company: seller.name })}</p>
      <p>
        <StatusChip tone={tones[state]}>{t(`states.${state}`)}</StatusChip>
      </p>
      {left > 0 && (
        <p className="stack flush">
          <small className="muted">{t('facts.left')}</small>
          <b className="t24 amount">{money(left)}</b>
        </p>
      )}
      {left === 0 && <p role="status">{t(`says.${state}`)}</p>}
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
