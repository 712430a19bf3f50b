import { useId } from 'react';
import { classes } from '../classes.ts';
import './segments.css';

interface Props<V extends string> {
  label: string;
  /** In a row of one width, or as chips that wrap. */
  variant?: 'row' | 'chips';
  /** Whether the label is seen, or only heard. */
  labelled?: boolean;
  options: readonly { value: V; label: string }[];
  value: V | null;
  onChoose: (value: V) => void;
}

/** One of a few choices, all in sight. A radio group: arrows choose. */
export function Segments<V extends string>({
  label,
  variant = 'row',
  labelled,
  ...props
}: Props<V>) {
  const name = useId();
  return (
    <fieldset className="segments-group">
      <legend className={labelled ? 'muted' : 'visually-hidden'}>{label}</legend>
      <div className={classes('segments', variant === 'row' ? 'joined' : 'chips')}>
        {props.options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === props.value}
              onChange={() => props.onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
