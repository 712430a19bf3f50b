import './field.css';

interface Props {
  label: string;
  on: boolean;
  disabled?: boolean;
  onTurn: (on: boolean) => void;
}

/** On or off, at once. Space turns it. */
export function Toggle({ label, on, disabled = false, onTurn }: Props) {
  return (
    <label className="toggle row nowrap apart">
      {label}
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={(event) => onTurn(event.target.checked)}
      />
    </label>
  );
}
