import { useTranslation } from 'react-i18next';
import type { Input } from '#contract/kit/call.ts';
import type { disputeCalls } from '#contract/economy/payment-links/dispute-calls.ts';
import type { LinkedPayment } from '#contract/economy/payment-links/linked-order.ts';
import { send } from '#src/data/api.ts';
import { throwOffline } from '#src/data/api-errors.ts';
import { usePress } from '#src/data/guest/use-press.ts';
import { fetchPayment } from './fetch-payment.ts';

type Said = Omit<Input<typeof disputeCalls.dispute>['body'], 'key'>;

/** Sends what a customer says is wrong, with schemas that the page does not wait for, and hands on what is true then. */
export function useDispute(code: string, onSeen: (payment: LinkedPayment) => void) {
  const { t } = useTranslation('payment-links');
  return usePress<Said, LinkedPayment>({
    send: async (said, key) => {
      const { disputeCalls } =
        await import('#contract/economy/payment-links/dispute-calls.ts').catch(throwOffline);
      const sent = { params: { code }, body: { key, ...said } };
      return (await send(disputeCalls.dispute, sent)).data;
    },
    ask: () => fetchPayment(code),
    onSeen,
    unsent: t('dispute.notSent'),
    instead: t('page.instead'),
  });
}
