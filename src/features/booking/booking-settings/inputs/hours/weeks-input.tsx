import type { Week } from '#contract/booking/schedules/schedule.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { useWeeksOf } from './use-weeks-of.ts';
import { WeekFields } from './week-fields.tsx';
import './hours.css';

/** Asks for the usual week of a schedule. */
export const WeeksInput: OwnInput = function WeeksInput({ value, row, fieldError, onChange }) {
  const others = useWeeksOf(row);
  return (
    <div className="whole">
      <WeekFields weeks={value as readonly Week[]} others={others} onChange={onChange} />
      {fieldError && <p className="field-error">{fieldError}</p>}
    </div>
  );
};
