import { useTranslation } from 'react-i18next';
import type { Input } from '#contract/kit/call.ts';
import type { LinkedQuote, quoteCalls } from '#contract/sales/quotes/quotes.ts';
import { send } from '#src/data/api.ts';
import { usePress } from '#src/data/guest/use-press.ts';
import { fetchQuote } from './fetch-quote.ts';
import { laterCalls } from './later-calls.ts';

type AnswerInput = Omit<Input<typeof quoteCalls.answerQuote>['body'], 'key'>;

/** Sends what a customer answers, and tells what is true then. */
export function useAnswer(code: string, onSeen: (quote: LinkedQuote) => void) {
  const { t } = useTranslation('quotes');
  return usePress<AnswerInput, LinkedQuote>({
    send: async (input, key) => {
      const { quoteCalls } = await laterCalls();
      const sent = { params: { code }, body: { key, ...input } };
      return (await send(quoteCalls.answerQuote, sent)).data;
    },
    ask: () => fetchQuote(code),
    onSeen,
    unsent: t('page.notSent'),
    instead: t('page.instead'),
  });
}
