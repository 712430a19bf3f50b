import { useTranslation } from 'react-i18next';
import type { Hours, Week } from '#contract/booking/schedules/schedule.ts';
import { capital } from '#src/i18n/capital.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { useState } from 'react';
import type { NamedWeek } from '#contract/booking/booking-settings/copy-week-rules.ts';
import { HoursField } from './hours-field.tsx';
import { weekdayName } from './weekday-name.ts';

const CopyWeek = lazyComponent(async () => (await import('./copy-week.tsx')).CopyWeek);

const days = [0, 1, 2, 3, 4, 5, 6] as const;

interface Props {
  weeks: readonly Week[];
  /** There is only one week, and no second is offered. */
  only?: boolean;
  /** All weeks of the schedule, which one of these can become like, with what their seasons are called. */
  others?: readonly (NamedWeek & { readonly name: string })[];
  /** Which season's these are; null of the usual ones. */
  season?: number | null;
  onChange: (weeks: readonly Week[]) => void;
}

/** Asks for the hours of a week, or of two that take turns. */
export function WeekFields({ weeks, only = false, others = [], season = null, onChange }: Props) {
  const { t, i18n } = useTranslation('booking-settings');
  const [copying, setCopying] = useState<number | null>(null);
  const besides = (turn: number) =>
    others.filter((one) => one.season !== season || one.turn !== turn);
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
          <div className="tiles week-fields">
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
            {besides(at).length > 0 && (
              <Button onClick={() => setCopying(at)}>{t('hours.copy.open')}</Button>
            )}
          </div>
        </fieldset>
      ))}
      {copying !== null && (
        <CopyWeek
          over={weeks[copying] ?? []}
          from={besides(copying)}
          onCopy={(week) => onChange(weeks.map((one, at) => (at === copying ? week : one)))}
          onClose={() => setCopying(null)}
        />
      )}
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
