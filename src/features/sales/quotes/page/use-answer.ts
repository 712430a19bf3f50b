import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Input } from '#contract/kit/call.ts';
import type { LinkedQuote, quoteCalls } from '#contract/sales/quotes/quotes.ts';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { askQuote } from './ask-quote.ts';
import { laterCalls } from './later-calls.ts';

type Given = Omit<Input<typeof quoteCalls.answerQuote>['body'], 'key' | 'version'>;

/** Sends what a customer answers, with one key however often it is tried, and tells what is true then. */
export function useAnswer(code: string, onSeen: (quote: LinkedQuote) => void) {
  const { t } = useTranslation('quotes');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const pressed = useRef<{ readonly what: string; readonly key: string }>(null);
  const params = { code };

  async function read(): Promise<void> {
    onSeen(await askQuote(code));
  }

  async function answer(version: number, given: Given): Promise<void> {
    const what = JSON.stringify([version, given]);
    if (pressed.current?.what !== what) pressed.current = { what, key: crypto.randomUUID() };
    const body = { key: pressed.current.key, version, ...given };
    setBusy(true);
    setFailure('');
    try {
      const { quoteCalls } = await laterCalls();
      onSeen((await send(quoteCalls.answerQuote, { params, body })).data);
    } catch (cause) {
      if (!(cause instanceof ApiError || cause instanceof OfflineError)) throw cause;
      setFailure(cause instanceof ApiError ? cause.message : t('page.notSent'));
      if (cause instanceof ApiError && cause.status === 409) {
        await read().catch(() => {});
      }
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, answer };
}
