import { useId } from 'react';
import { describedBy, FieldNotes, type Notes } from './field.tsx';

interface Props extends Notes {
  label: string;
  on: boolean;
  disabled?: boolean;
  onTurn: (on: boolean) => void;
}

/** On or off, at once. Space turns it. */
export function Toggle({ label, on, disabled = false, onTurn, hint, fieldError }: Props) {
  const id = useId();
  const notes = { id, hint, fieldError };
  const described = describedBy(notes);
  const toggle = (
    <label className="toggle row nowrap apart">
      {label}
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        aria-describedby={described}
        checked={on}
        disabled={disabled}
        onChange={(event) => onTurn(event.target.checked)}
      />
    </label>
  );
  if (!described) return toggle;
  return (
    <div>
      {toggle}
      <FieldNotes {...notes} />
    </div>
  );
}
