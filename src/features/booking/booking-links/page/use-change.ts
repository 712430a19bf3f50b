import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import type { CustomerAnswer } from '#contract/booking/booking-links/page-rules.ts';
import { send } from '#src/data/api.ts';
import { usePress } from '#src/data/guest/use-press.ts';
import { logProblem } from '#src/device/log.ts';
import { fetchPage } from './fetch-page.ts';
import { laterCalls } from './later-calls.ts';

/** What a customer does with the booking that they see: answers, takes another time, or takes SMS or none. */
type CustomerChange =
  | { readonly version: number; readonly answer: CustomerAnswer }
  | { readonly version: number; readonly begins_at: string }
  | { readonly wanted: boolean };

/** Sends what a customer does, and tells what is true then. */
export function useChange(code: string, onSeen: (booking: LinkedBooking) => void) {
  const { t } = useTranslation('booking-links');
  // It is there before anything is pressed, though the page did not wait for it.
  useEffect(() => {
    laterCalls().catch((cause: unknown) => logProblem('What is sent did not come', cause));
  }, []);

  return usePress<CustomerChange, LinkedBooking>({
    send: async (input, key) => {
      const { bookingPageCalls } = await laterCalls();
      const params = { code };
      const { data } =
        'wanted' in input
          ? await send(bookingPageCalls.takeSms, { params, body: input })
          : 'answer' in input
            ? await send(bookingPageCalls.answer, { params, body: { key, ...input } })
            : await send(bookingPageCalls.moveTo, { params, body: { key, ...input } });
      return data;
    },
    ask: () => fetchPage(code),
    onSeen,
    unsent: t('page.unsent'),
    instead: t('page.instead'),
  });
}
