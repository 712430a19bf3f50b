import { useTranslation } from 'react-i18next';
import type { Season } from '#contract/booking/booking-settings/calendars.ts';
import type { Week } from '#contract/booking/schedules/schedule.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { useWeeksOf } from './use-weeks-of.ts';
import { WeekFields } from './week-fields.tsx';
import { YearlyDay } from './yearly-day.tsx';
import './hours.css';

/** Asks for parts of the year that have weeks of their own. */
export const SeasonsInput: OwnInput = ({ value, row, fieldError, onChange }) => {
  const { t } = useTranslation('booking-settings');
  const others = useWeeksOf(row);
  const seasons = value as readonly Season[];
  const change = (at: number, part: Partial<Season>) =>
    onChange(seasons.map((season, of) => (of === at ? { ...season, ...part } : season)));
  const another = () => {
    const usual = row['weeks'] as Season['weeks'];
    onChange([...seasons, { name: '', from: '10-15', to: '12-15', weeks: usual }]);
  };
  return (
    <div className="stack whole">
      {seasons.map((season, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- nothing else distinguishes two new ones
        <fieldset key={at} className="stack box season">
          <div className="grid">
            <TextField
              label={t('hours.season.name')}
              autoComplete="off"
              maxLength={40}
              value={season.name}
              onChange={({ target }) => change(at, { name: target.value })}
            />
            <YearlyDay
              label={t('hours.season.from')}
              value={season.from}
              onChange={(from) => change(at, { from })}
            />
            <YearlyDay
              label={t('hours.season.to')}
              value={season.to}
              onChange={(to) => change(at, { to })}
            />
          </div>
          <WeekFields
            weeks={season.weeks as readonly Week[]}
            others={others}
            season={at}
            onChange={(weeks) => change(at, { weeks: weeks as Season['weeks'] })}
          />
          <div>
            <Button onClick={() => onChange(seasons.filter((_, of) => of !== at))}>
              {t('hours.season.without')}
            </Button>
          </div>
        </fieldset>
      ))}
      {seasons.length === 0 && <p className="muted">{t('hours.season.none')}</p>}
      <div>
        <Button onClick={another}>{t('hours.season.another')}</Button>
      </div>
      {fieldError && <p className="field-error">{fieldError}</p>}
    </div>
  );
};
