import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GiftCardNumber, type FoundCard } from '#src/features/sales/gift-cards/exports.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useAmount } from '../use-amount.ts';

interface Props {
  /** What is left to pay, in minor units. */
  left: number;
  onFound: (card: FoundCard) => void;
  onClose: () => void;
}

/** Asks for the number of a gift card, typed or by a scanner, and pays as much by it as it has. */
export function GiftCardTender({ left, onFound, onClose }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const amount = useAmount();
  const [typed, setTyped] = useState('');
  const [card, setCard] = useState<FoundCard | null>(null);
  const pays = card && !card.is_expired ? Math.min(left, card.balance) : 0;
  return (
    <Dialog open title={t('giftCard.title')} place="side" onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (card && pays > 0) onFound(card);
        }}
      >
        <div data-first-focus>
          <GiftCardNumber
            siteId={siteId}
            left={left}
            onFound={setCard}
            offline={t('giftCard.offline')}
            label={t('giftCard.number')}
            value={typed}
            row={{}}
            fieldError={undefined}
            onChange={(value) => setTyped(String(value))}
            onRow={() => {}}
          />
        </div>
        <p role="status">
          {card &&
            (card.is_expired
              ? t('giftCard.expired')
              : t('giftCard.left', { amount: amount(card.balance) }))}
        </p>
        <div className="actions at-foot">
          <Button type="submit" variant="primary" className="key" disabled={pays === 0}>
            {pays > 0 ? t('giftCard.do', { amount: amount(pays) }) : t('sell.pay')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
