import { useTranslation } from 'react-i18next';
import type { LinkedQuote } from '#contract/sales/quotes/quotes.ts';
import { GuestPage } from '#src/crud/guest/guest-page.tsx';
import { quoteIn } from '#src/navigation/paths.ts';
import { TelLink } from '#src/ui/contact/tel-link.tsx';
import { fetchQuote } from './fetch-quote.ts';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteHead } from './quote-head.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { useAnswer } from './use-answer.ts';
import './page.css';

/** A quote for its customer, opened by an address: what is offered, and their answer to it. */
export default function PageScreen({ code = quoteIn(location.pathname) ?? '' }) {
  const { t } = useTranslation('quotes');
  const words = {
    title: t('page.title'),
    loading: t('page.loading'),
    offline: t('page.offline'),
    instead: t('page.instead'),
    stale: (time: string) => t('page.stale', { time }),
    dead: [t('page.deadTitle'), t('page.deadText')],
    ended: [t('page.endedTitle'), t('page.endedText')],
  } as const;
  return (
    <GuestPage words={words} code={code} load={fetchQuote}>
      {(quote, onAnswer) => <Quote code={code} quote={quote} onAnswer={onAnswer} />}
    </GuestPage>
  );
}

interface Props {
  readonly code: string;
  readonly quote: LinkedQuote;
  readonly onAnswer: (answered: LinkedQuote) => void;
}

function Quote({ code, quote, onAnswer }: Props) {
  const { t } = useTranslation('quotes');
  const answering = useAnswer(code, onAnswer);
  return (
    <>
      <QuoteHead quote={quote} />
      {quote.state === 'open' ? (
        // Of lines that are others by now is chosen again.
        <QuoteAnswer key={JSON.stringify(quote.lines)} quote={quote} answering={answering} />
      ) : (
        <QuoteLines quote={quote} />
      )}
      {quote.phone && (
        <TelLink className="button" phone={quote.phone}>
          {t('page.call', { phone: quote.phone })}
        </TelLink>
      )}
    </>
  );
}
