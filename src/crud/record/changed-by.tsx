import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { useToday } from '../values/use-today.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate, showTime } from '#src/i18n/time.ts';

/** Who changed a row last, and when. */
export function ChangedBy({ row: { changed_at: at, changed_by: by } }: { row: Row }) {
  const { t, i18n } = useTranslation('crud');
  const date = sayDay(showDate(at), useToday(), i18n.language);
  const when = { date, time: showTime(at) };
  return (
    <p className="muted small">
      {by === null ? t('changedAt', when) : t('changedBy', { ...when, by })}
    </p>
  );
}
