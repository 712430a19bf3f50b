import type { Week } from '#contract/booking/schedules/schedule.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { WeekFields } from './week-fields.tsx';
import './hours.css';

/** Asks for the usual week of a schedule. */
export const WeeksInput: OwnInput = ({ value, fieldError, onChange }) => (
  <div className="whole">
    <WeekFields weeks={value as readonly Week[]} onChange={onChange} />
    {fieldError && <p className="field-error">{fieldError}</p>}
  </div>
);
