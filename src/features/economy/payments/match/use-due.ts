import { useTranslation } from 'react-i18next';
import { useToday } from '#src/crud/values/use-today.ts';
import { sayDay } from '#src/i18n/said-day.ts';

/** Says when something is due; nothing where it never is. */
export function useDue(): (day: string | null) => string | false {
  const { t, i18n } = useTranslation('payments');
  const today = useToday();
  return (day) => day !== null && t('match.due', { day: sayDay(day, today, i18n.language) });
}
