import { useTranslation } from 'react-i18next';
import {
  weeksOfSchedule,
  type NamedWeek,
} from '#contract/booking/booking-settings/copy-week-rules.ts';
import type { Season } from '#contract/booking/booking-settings/calendars.ts';
import type { Week } from '#contract/booking/schedules/schedule.ts';

/** The weeks of a schedule that is being written, by what they are called: the season, and which of two that take turns. */
export function useWeeksOf(
  row: Readonly<Record<string, unknown>>,
): readonly (NamedWeek & { readonly name: string })[] {
  const { t } = useTranslation('booking-settings');
  const weeks = (row['weeks'] ?? []) as readonly Week[];
  const seasons = (row['seasons'] ?? []) as readonly Season[];
  const nameOf = ({ season, turn }: NamedWeek) => {
    const own = season === null ? weeks : (seasons[season]?.weeks ?? []);
    const whose =
      season === null
        ? t('hours.copy.usual')
        : seasons[season]?.name || t('hours.copy.season', { nth: season + 1 });
    const which = own.length > 1 ? t(`hours.turns.${turn === 0 ? 'first' : 'second'}`) : '';
    return [whose, which].filter(Boolean).join(', ');
  };
  const all = weeksOfSchedule({
    weeks,
    seasons: seasons.map((one) => ({ weeks: one.weeks as readonly Week[] })),
  });
  return all.map((one) => ({ ...one, name: nameOf(one) }));
}
