import { useTranslation } from 'react-i18next';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';

/** Says amounts in minor units. */
export function useAmount(): (minor: number) => string {
  const { i18n } = useTranslation('cash-registers');
  const words = useTranslations(cashRegisters);
  return (minor) => moneyText(minor, words, i18n.language);
}
