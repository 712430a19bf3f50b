import { useTranslation } from 'react-i18next';
import { reminderRuns } from '#contract/economy/reminder-runs/reminder-runs.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';

/** Says amounts in minor units. */
export function useAmount(): (minor: number) => string {
  const { i18n } = useTranslation('reminder-runs');
  const words = useTranslations(reminderRuns);
  return (minor) => moneyText(minor, words, i18n.language);
}
