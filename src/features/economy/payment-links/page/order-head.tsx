import { useTranslation } from 'react-i18next';
import type { LinkedOrder } from '#contract/economy/payment-links/linked-order.ts';
import { showMoney } from '#src/i18n/money.ts';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { PayHead } from './pay-head.tsx';

const tones: Record<LinkedOrder['state'], Tone> = {
  open: 'warn',
  paid: 'ok',
  withdrawn: 'idle',
  closed: 'idle',
};

/** Which order it is of, how what was asked stands, and what of it is left to pay. */
export function OrderHead({ order }: { order: LinkedOrder }) {
  const { t, i18n } = useTranslation('payment-links');
  const { state, number, licenseplate, seller, left, gross, paid, currency } = order;
  const money = (minor: number) => showMoney(minor, currency, i18n.language);
  const isOpen = state === 'open';
  return (
    <PayHead
      seller={seller}
      heading={t('page.headingOrder', { number })}
      status={<StatusChip tone={tones[state]}>{t(`orderStates.${state}`)}</StatusChip>}
      says={state === 'open' ? '' : t(`orderSays.${state}`)}
      left={isOpen ? money(left) : ''}
      facts={[
        [t('facts.car'), licenseplate],
        [t('facts.order'), isOpen ? money(gross) : ''],
        [t('facts.paid'), isOpen && paid > 0 ? money(paid) : ''],
      ]}
    />
  );
}
