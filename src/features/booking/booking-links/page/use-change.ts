import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import type { CustomerAnswer } from '#contract/booking/booking-links/page-rules.ts';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { logProblem } from '#src/device/log.ts';
import { askPage } from './ask-page.ts';
import { laterCalls } from './later-calls.ts';

/** What a customer does with their booking: answers, or takes another time. */
export type CustomerChange = { readonly answer: CustomerAnswer } | { readonly begins_at: string };

interface Pressed {
  readonly what: string;
  readonly key: string;
}

/** Sends what a customer does, with one key however often it is tried, and tells what is true then. */
export function useChange(code: string, onSeen: (booking: LinkedBooking) => void) {
  const { t } = useTranslation('booking-links');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const pressed = useRef<Pressed>(null);
  // It is there before anything is pressed, though the page did not wait for it.
  useEffect(() => {
    laterCalls().catch((cause: unknown) => logProblem('What is sent did not come', cause));
  }, []);

  async function read(): Promise<void> {
    onSeen(await askPage(code));
  }

  async function change(version: number, given: CustomerChange): Promise<boolean> {
    const what = JSON.stringify([version, given]);
    if (pressed.current?.what !== what) pressed.current = { what, key: crypto.randomUUID() };
    const sent = { key: pressed.current.key, version };
    setBusy(true);
    setFailure('');
    try {
      const { bookingPageCalls } = await laterCalls();
      const params = { code };
      const { data } =
        'answer' in given
          ? await send(bookingPageCalls.answer, { params, body: { ...sent, ...given } })
          : await send(bookingPageCalls.moveTo, { params, body: { ...sent, ...given } });
      onSeen(data);
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError || cause instanceof OfflineError)) throw cause;
      setFailure(cause instanceof ApiError ? cause.message : t('page.unsent'));
      if (cause instanceof ApiError && cause.status === 409) await read().catch(() => {});
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, change, forget: () => setFailure('') };
}
