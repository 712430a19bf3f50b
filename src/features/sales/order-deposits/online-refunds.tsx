import { useTranslation } from 'react-i18next';
import { orders } from '#contract/sales/orders.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { usePaidOnline } from './use-paid-online.ts';

const tones: Record<'pending' | 'done' | 'failed', Tone> = {
  pending: 'info',
  done: 'ok',
  failed: 'bad',
};

/** What of payments of an order was given back to where it came from, is on its way, or did not go through. */
export function OnlineRefunds({ orderId }: { orderId: number }) {
  const { t, i18n } = useTranslation('order-deposits');
  const words = useTranslations(orders);
  const refunds = usePaidOnline(orderId)?.refunds ?? [];
  if (refunds.length === 0) return null;
  return (
    <section className="section" aria-label={t('online.refunds')}>
      <h2>{t('online.refunds')}</h2>
      <ul className="rows">
        {refunds.map(({ id, provider, amount, state, at, by }) => (
          <li key={id}>
            <time className="muted small" dateTime={at}>
              {showDate(at)} {showTime(at)}
            </time>
            <span className="rest">
              <b>{moneyText(amount, words, i18n.language)}</b> {t(`online.of.${provider}`)}{' '}
              <StatusChip tone={tones[state]}>{t(`online.${state}`)}</StatusChip>
              {by && <small>{by}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
