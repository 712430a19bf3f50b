import { useTranslation } from 'react-i18next';
import type { Rated } from '#contract/economy/credit-limits/check-calls.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { showDate } from '#src/i18n/time.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

/** What a credit bureau said of somebody, and when. */
export function Rating({ check: { rating, checked_at: at } }: { check: Rated }) {
  const { t } = useTranslation('credit-limits');
  const day = showDate(at);
  return (
    <Facts of={[rating || t('check.unknown'), <SaidTime key="at" value={day} text={day} />]} />
  );
}
