import { useTranslation } from 'react-i18next';
import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';

/** Says amounts in minor units. */
export function useAmount(): (minor: number) => string {
  const { i18n } = useTranslation('credit-limits');
  const words = useTranslations(creditRequests);
  return (minor) => moneyText(minor, words, i18n.language);
}
