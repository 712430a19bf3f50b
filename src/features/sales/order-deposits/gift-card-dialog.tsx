import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money, text } from '#contract/kit/fields.ts';
import type { CounterMethod } from '#contract/money/counter-methods.ts';
import { cardNumber } from '#contract/sales/gift-cards/gift-card-rules.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { giftCardInput, type FoundCard } from '#src/features/sales/gift-cards/exports.ts';
import { serverNow } from '#src/data/server-time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { readDeposits } from './use-deposits.ts';

const fields = {
  gift_card: text(40, { required: true, numeric: true }),
  amount: money({ required: true }, 1),
};

interface Props {
  orderId: number;
  /** The method of the kind gift card. */
  method: CounterMethod;
  /** What is left to pay, in minor units. */
  left: number;
  onClose: () => void;
}

/** Asks for the number of a gift card, finds what is left of it, and proposes as much of the order as that pays. */
export function GiftCardDialog({ orderId, method, left, onClose }: Props) {
  const { t, i18n } = useTranslation('order-deposits');
  const siteId = useSiteId();
  const words = useTranslations(orders);
  const [intent] = useState(() => crypto.randomUUID());
  const [found, setFound] = useState<FoundCard | null>(null);
  const inputs = useMemo(
    () => ({
      gift_card: giftCardInput({
        siteId,
        left,
        onFound: setFound,
        offline: t('giftCard.offline'),
      }),
    }),
    [siteId, left, t],
  );
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  const isFound = (typed: string) => found !== null && cardNumber(typed) === found.code;
  return (
    <Dialog open title={t('giftCard.title')} place="side" onClose={onClose}>
      <CallForm
        call={orderDepositCalls.takeDeposit}
        params={{ id: orderId }}
        about={`giftCard.${orderId}`}
        words="order-deposits:giftCard"
        fields={fields}
        inputs={inputs}
        start={{}}
        // Nothing is proposed before it is known what is left of the card.
        without={({ gift_card: typed }) => (isFound(typed) ? [] : ['amount'])}
        hints={({ gift_card: typed }) => ({
          gift_card: isFound(typed)
            ? t('giftCard.left', { amount: amount(found!.balance) })
            : t('giftCard.number'),
          amount: t('leftToPay', { amount: amount(left) }),
        })}
        body={(typed) => ({
          ...typed,
          intent,
          method_id: method.id,
          paid_at: new Date(serverNow()).toISOString(),
        })}
        ready={(typed) => isFound(typed.gift_card) && !found!.is_expired && Boolean(typed.amount)}
        why={({ gift_card: typed }) =>
          isFound(typed)
            ? found!.is_expired
              ? t('giftCard.expired')
              : t('why.amount')
            : t('giftCard.number')
        }
        submit={t('giftCard.do')}
        onDone={() => {
          readDeposits(siteId, orderId);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
