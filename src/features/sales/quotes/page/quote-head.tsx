import { useTranslation } from 'react-i18next';
import type { LinkedQuote } from '#contract/sales/quotes/quotes.ts';
import { longDay, longTime } from '#src/i18n/long-time.ts';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { lastDay } from '../last-day.ts';

const tones: Record<LinkedQuote['state'], Tone> = {
  open: 'warn',
  accepted: 'ok',
  partly: 'ok',
  declined: 'idle',
  closed: 'idle',
};

/** Whose quote it is, of what, how it stands and until when it holds. */
export function QuoteHead({ quote }: { quote: LinkedQuote }) {
  const { t, i18n } = useTranslation('quotes');
  const { state, number, licenseplate, until, answeredAt } = quote;
  return (
    <header className="stack tight">
      <h1>{t('page.heading', { number })}</h1>
      <p>
        <StatusChip tone={tones[state]}>{t(`states.${state}`)}</StatusChip>
      </p>
      {licenseplate && (
        <p>
          <Plate plate={licenseplate} />
        </p>
      )}
      {state === 'open' && (
        <p>{t('page.until', { day: longDay(lastDay(until), i18n.language) })}</p>
      )}
      {state !== 'open' && <p role="status">{t(`says.${state}`)}</p>}
      {answeredAt && state !== 'closed' && (
        <p className="muted">{t('says.answered', { time: longTime(answeredAt, i18n.language) })}</p>
      )}
    </header>
  );
}
