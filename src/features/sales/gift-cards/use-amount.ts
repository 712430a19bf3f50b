import { useTranslation } from 'react-i18next';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';

/** Says amounts in minor units. */
export function useAmount(): (minor: number) => string {
  const { i18n } = useTranslation('gift-cards');
  const words = useTranslations(giftCards);
  return (minor) => moneyText(minor, words, i18n.language);
}
