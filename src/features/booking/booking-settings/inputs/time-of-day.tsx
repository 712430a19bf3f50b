import { writeMinute } from '#contract/booking/booking-settings/hours-rules.ts';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { isDate } from '#src/i18n/typed-date.ts';

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Asks for a time of the day, which is kept in minutes since midnight. */
export const TimeOfDay: OwnInput = ({ label, value, fieldError, onChange }) => (
  <DateField
    kind="time"
    label={label}
    fieldError={fieldError}
    required
    value={typeof value === 'number' ? writeMinute(value) : ((value as string | null) ?? '')}
    onChange={(time) => onChange(isDate(time, 'time') ? minuteOf(time) : time || null)}
  />
);
