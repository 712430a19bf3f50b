import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** The browser's own list of choices, looking like a field. Stands in a `Field`. */
export function Select({ options, onChoose, ...given }: Props) {
  return (
    <div className="select">
      <select {...given} onChange={(event) => onChoose(event.target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
