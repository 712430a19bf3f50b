import { useTranslation } from 'react-i18next';
import type { Hours, Week } from '#contract/booking/schedules/schedule.ts';
import { Button } from '#src/ui/button.tsx';
import { HoursField } from './hours-field.tsx';

const days = [0, 1, 2, 3, 4, 5, 6] as const;

/** The name of a day of the week, Monday being the first. */
export const weekdayName = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, day + 1),
  );

interface Props {
  weeks: readonly Week[];
  /** There is only one week, and no second is offered. */
  only?: boolean;
  onChange: (weeks: readonly Week[]) => void;
}

/** Asks for the hours of a week, or of two that take turns. */
export function WeekFields({ weeks, only = false, onChange }: Props) {
  const { t, i18n } = useTranslation('booking-settings');
  const set = (week: number, day: number, hours: readonly Hours[] | string) =>
    onChange(
      weeks.map((one, at) =>
        at === week ? one.map((old, of) => (of === day ? (hours as readonly Hours[]) : old)) : one,
      ),
    );
  const copy = (week: number, to: readonly number[]) =>
    onChange(
      weeks.map((one, at) =>
        at === week ? one.map((old, of) => (to.includes(of) ? (one[0] ?? []) : old)) : one,
      ),
    );
  return (
    <div className="stack">
      {weeks.map((week, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a week is known by its turn
        <fieldset key={at} className="stack tight">
          {weeks.length > 1 && <legend>{t(`hours.turns.${at === 0 ? 'first' : 'second'}`)}</legend>}
          <div className="week-fields">
            {days.map((day) => (
              <HoursField
                key={day}
                label={capital(weekdayName(day, i18n.language))}
                hours={week[day] ?? []}
                onChange={(hours) => set(at, day, hours)}
              />
            ))}
          </div>
          <div className="actions">
            <Button onClick={() => copy(at, [1, 2, 3, 4])}>{t('hours.toWorkdays')}</Button>
            <Button onClick={() => copy(at, days)}>{t('hours.toAll')}</Button>
          </div>
        </fieldset>
      ))}
      <p className="field-hint">{t('hours.hint')}</p>
      <div hidden={only}>
        {weeks.length === 1 ? (
          <Button onClick={() => onChange([...weeks, ...weeks])}>{t('hours.twoWeeks')}</Button>
        ) : (
          <Button onClick={() => onChange(weeks.slice(0, 1))}>{t('hours.oneWeek')}</Button>
        )}
      </div>
    </div>
  );
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
