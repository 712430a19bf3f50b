import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';

const minutesOf = { minutes: 1, hours: 60, days: 1440 } as const;
type Unit = keyof typeof minutesOf;
const units = ['minutes', 'hours', 'days'] as const;

/** The largest unit that says so many minutes without a rest. */
const unitOf = (minutes: number): Unit =>
  units.findLast((unit) => minutes !== 0 && minutes % minutesOf[unit] === 0) ?? 'hours';

/** Asks how long before or after the booking something happens. */
export const MinutesAfter: OwnInput = ({ label, value, fieldError, onChange }) => {
  const { t } = useTranslation('booking-settings');
  const minutes = typeof value === 'number' ? value : 0;
  const [unit, setUnit] = useState<Unit>(() => unitOf(minutes));
  const [before, setBefore] = useState(minutes < 0);
  const amount = Math.abs(minutes) / minutesOf[unit];
  const set = (next: number, by: Unit, isBefore: boolean) =>
    onChange((isBefore ? -1 : 1) * next * minutesOf[by] + 0);
  return (
    <div className="row ask">
      <NumberField
        label={label}
        fieldError={fieldError}
        digits={0}
        value={typeof value === 'string' ? value : amount}
        onChange={(next) => {
          if (typeof next === 'string') onChange(next);
          else set(next ?? 0, unit, before);
        }}
      />
      <SelectField
        label={t('reminder.unit')}
        options={units.map((one) => ({ value: one, label: t(`reminder.units.${one}`) }))}
        value={unit}
        onChoose={(one) => {
          setUnit(one);
          set(amount, one, before);
        }}
      />
      <SelectField
        label={t('reminder.side')}
        options={(['before', 'after'] as const).map((side) => ({
          value: side,
          label: t(`reminder.sides.${side}`),
        }))}
        value={before ? 'before' : 'after'}
        onChoose={(side) => {
          setBefore(side === 'before');
          set(amount, unit, side === 'before');
        }}
      />
    </div>
  );
};
