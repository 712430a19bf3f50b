import { useTranslation } from 'react-i18next';
import { payments } from '#contract/economy/payments/payments.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';

/** Says amounts in minor units. */
export function useAmount(): (minor: number) => string {
  const { i18n } = useTranslation('payments');
  const words = useTranslations(payments);
  return (minor) => moneyText(minor, words, i18n.language);
}
