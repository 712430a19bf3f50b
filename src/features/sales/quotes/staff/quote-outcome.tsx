import { useTranslation } from 'react-i18next';
import type { RowOf } from '#contract/kit/row.ts';
import { orders } from '#contract/sales/orders.ts';
import { signatureBox } from '#contract/sales/quotes/quote-rules.ts';
import { useTranslations } from '#src/crud/words.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';

const tones: Record<string, Tone> = {
  '': 'idle',
  accepted: 'ok',
  partly: 'warn',
  declined: 'bad',
};

/** What a customer answered to a quote: to each line, by whom and when. */
export function QuoteOutcome({ row }: { row: RowOf<typeof orders> }) {
  const { t, i18n } = useTranslation('orders');
  const words = useTranslations(orders);
  const { quote_answer: answer, quote_signed_by: name, quote_answered_at: at } = row;
  const time = at === null ? '' : `${showDate(at)} ${showTime(at)}`;
  if (answer === '') return <p>{t('quote.waits')}</p>;
  return (
    <>
      <p className="row">
        <StatusChip tone={tones[answer] ?? 'idle'}>
          {words.choice('quote_answer', answer)}
        </StatusChip>
        <span>{name ? t('quote.by', { name, time }) : t('quote.at', { time })}</span>
      </p>
      {row.quote_reason && <p>{t('quote.reason', { reason: row.quote_reason })}</p>}
      <ul className="rows" aria-label={t('quote.lines')}>
        {row.quote_lines.map(({ key, description, amount, accepted }) => (
          <li key={key}>
            <span className="rest">{description}</span>
            <span>{moneyText(amount, words, i18n.language)}</span>
            <StatusChip tone={accepted ? 'ok' : 'idle'}>
              {accepted ? t('quote.accepted') : t('quote.declined')}
            </StatusChip>
          </li>
        ))}
      </ul>
      {row.quote_signature.drawn && (
        <svg
          className="sheet-picture"
          role="img"
          aria-label={t('quote.signature', { name })}
          viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
          style={{ maxWidth: '20rem' }}
        >
          <path d={row.quote_signature.drawn} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
    </>
  );
}
