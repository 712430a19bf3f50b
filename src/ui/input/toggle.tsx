import { useId, useRef } from 'react';
import { describedBy, FieldNotes, type Notes } from './field.tsx';

interface Props extends Notes {
  label: string;
  on: boolean;
  disabled?: boolean;
  onTurn: (on: boolean) => void;
}

// So far a finger takes it along before it turns (px): a press goes no further.
const slide = 16;

/** On or off, at once. Space turns it, and so does a finger that slides it. */
export function Toggle({ label, on, disabled = false, onTurn, hint, fieldError }: Props) {
  const id = useId();
  const from = useRef<number | null>(null);
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
        onPointerDown={({ pointerType, clientX }) => {
          from.current = pointerType === 'touch' ? clientX : null;
        }}
        onPointerMove={({ clientX }) => {
          const by = clientX - (from.current ?? clientX);
          if (Math.abs(by) < slide) return;
          from.current = null;
          if (!disabled && by > 0 !== on) onTurn(by > 0);
        }}
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
