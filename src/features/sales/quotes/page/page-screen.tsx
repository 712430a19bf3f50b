import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedQuote } from '#contract/sales/quotes/quotes.ts';
import { isNewer } from '#src/data/guest/guest-state.ts';
import { useGuest } from '#src/data/guest/use-guest.ts';
import { useScreenLanguage } from '#src/data/guest/use-screen-language.ts';
import { useTimesOf } from '#src/data/guest/use-times-of.ts';
import { brand } from '#src/device/page.ts';
import { showTime } from '#src/i18n/time.ts';
import { quoteIn } from '#src/navigation/paths.ts';
import { OpenPage } from '#src/ui/layout/open-page.tsx';
import { askQuote } from './ask-quote.ts';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteHead } from './quote-head.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { useAnswer } from './use-answer.ts';
import '#src/ui/layout/layout.css';
import '#src/ui/layout/pieces.css';
import './page.css';

/** A quote for whoever it is for, opened by an address: what is offered, and their answer to it. It stands alone, without the router, so that it weighs little. */
export default function PageScreen({ code = quoteIn(location.pathname) ?? '' }) {
  const { t } = useTranslation('quotes');
  const { title: product } = brand.use();
  const title = [t('page.title'), product].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <OpenPage>
      <Linked code={code} />
    </OpenPage>
  );
}

function Linked({ code }: { code: string }) {
  const { t } = useTranslation('quotes');
  const { state, asOf, gone, ended, offline } = useGuest(code, askQuote);
  const [answered, setAnswered] = useState<LinkedQuote | null>(null);
  const quote = answered && (!state || isNewer(answered, state)) ? answered : state;
  const answering = useAnswer(code, setAnswered);
  useScreenLanguage(quote?.language);
  useTimesOf(quote?.timezone);

  if (gone) {
    return (
      <div className="stack narrow" role="status">
        <h1>{ended ? t('page.endedTitle') : t('page.deadTitle')}</h1>
        <p>{ended ? t('page.endedText') : t('page.deadText')}</p>
      </div>
    );
  }
  if (!quote) {
    return (
      <p className="narrow" role="status">
        {offline ? t('page.offline') : t('page.loading')}
      </p>
    );
  }
  return (
    <div className="stack narrow">
      {offline && <p className="message">{t('page.stale', { time: showTime(asOf) })}</p>}
      <QuoteHead quote={quote} />
      {quote.state === 'open' ? (
        // Of lines that are others by now is chosen anew.
        <QuoteAnswer key={JSON.stringify(quote.lines)} quote={quote} answering={answering} />
      ) : (
        <QuoteLines quote={quote} />
      )}
      {quote.phone && (
        <a className="button" href={`tel:${quote.phone.replaceAll(/[^+\d]/g, '')}`}>
          {t('page.call', { phone: quote.phone })}
        </a>
      )}
    </div>
  );
}
