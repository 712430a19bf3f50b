import type { ComponentProps } from 'react';

interface Props<V extends string> extends Omit<ComponentProps<'select'>, 'onChange'> {
  options: readonly { value: V; label: string }[];
  onChoose: (value: V) => void;
}

/** The browser's own list of choices, looking like a field. Stands in a `Field`. */
export function Select<V extends string>({ options, onChoose, ...props }: Props<V>) {
  return (
    <div className="select">
      <select {...props} onChange={(event) => onChoose(event.target.value as V)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
