import { useTranslation } from 'react-i18next';
import { showMoney } from '#src/i18n/money.ts';

/** How long something takes and what it costs, each in words; what it costs only where that is said. */
export function useTimeAndPrice(currency: string) {
  const { t, i18n } = useTranslation('online-booking');
  return ({ minutes, price }: { readonly minutes: number; readonly price: number | null }) =>
    [
      minutes > 0 && t('minutes', { count: minutes }),
      price !== null && showMoney(price, currency, i18n.language),
    ] as const;
}
