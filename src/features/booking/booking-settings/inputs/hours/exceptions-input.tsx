import { useTranslation } from 'react-i18next';
import type { ScheduleException } from '#contract/booking/booking-settings/calendars.ts';
import { holidaysOf, type HolidayCountry } from '#contract/booking/holidays/holidays.ts';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useCountry } from '#src/navigation/use-country.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { HoursField } from './hours-field.tsx';
import { weekdayName } from './weekday-name.ts';
import './hours.css';

/** Asks for days that are not as others; shows the public holidays, each of which can be made one. */
export const ExceptionsInput: OwnInput = ({ label, value, row, fieldError, onChange }) => {
  const { t } = useTranslation('booking-settings');
  const exceptions = value as readonly ScheduleException[];
  const change = (at: number, part: object) =>
    onChange(exceptions.map((one, of) => (of === at ? { ...one, ...part } : one)));
  const add = (day: string) => onChange([...exceptions, { day, hours: [], reason: '' }]);
  return (
    <div className="stack whole">
      {row['holidays'] !== 'open' && (
        <Holidays
          country={row['country'] as HolidayCountry | ''}
          taken={exceptions.map(({ day }) => day)}
          onOther={add}
        />
      )}
      <h2>{label}</h2>
      {exceptions.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- nothing else distinguishes two new ones
        <fieldset key={at} className="exception">
          <DateField
            label={t('hours.exception.day')}
            value={one.day}
            onChange={(day) => change(at, { day })}
          />
          <HoursField
            label={t('hours.exception.hours')}
            hours={one.hours}
            onChange={(hours) => change(at, { hours })}
          />
          <TextField
            label={t('hours.exception.reason')}
            autoComplete="off"
            maxLength={80}
            value={one.reason}
            onChange={({ target }) => change(at, { reason: target.value })}
          />
          <CloseButton
            label={t('hours.exception.without', { day: one.day })}
            onClose={() => onChange(exceptions.filter((_, of) => of !== at))}
          />
        </fieldset>
      ))}
      <div>
        <Button onClick={() => add(showDate(serverNow()))}>{t('hours.exception.another')}</Button>
      </div>
      {fieldError && <p className="field-error">{fieldError}</p>}
    </div>
  );
};

interface HolidaysProps {
  country: HolidayCountry | '';
  taken: readonly string[];
  onOther: (day: string) => void;
}

/** The public holidays of the next twelve months, each day once. */
function Holidays({ country, taken, onOther }: HolidaysProps) {
  const { t, i18n } = useTranslation('booking-settings');
  const here = useCountry(useSiteId());
  const today = showDate(serverNow());
  const year = Number(today.slice(0, 4));
  const until = `${year + 1}${today.slice(4)}`;
  const all = [year, year + 1].flatMap((one) => holidaysOf(country || here, one));
  const coming = Map.groupBy(
    all.filter(([day]) => day >= today && day < until),
    ([day]) => day,
  );
  return (
    <details>
      <summary>{t('hours.holidays.title', { count: coming.size })}</summary>
      <ul className="rows">
        {[...coming].map(([day, same]) => (
          <li key={day} className="row apart">
            <span className="rest">
              {`${day} ${weekdayName((new Date(day).getUTCDay() + 6) % 7, i18n.language)} `}
              <b>{same.map(([, holiday]) => t(`hours.holidays.names.${holiday}`)).join(', ')}</b>
            </span>
            {!taken.includes(day) && (
              <Button onClick={() => onOther(day)}>{t('hours.holidays.other')}</Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
