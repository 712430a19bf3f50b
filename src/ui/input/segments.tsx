import { useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import './segments.css';

interface Props<V extends string> {
  label: string;
  /** In a row of one width, as chips that wrap, or as chips in one line that a finger moves: what narrows a page leaves it its room. */
  variant?: 'row' | 'chips' | 'line';
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
  const all = useRef<HTMLDivElement>(null);
  const centred = useRef<{ value: V | null; left: number } | null>(null);
  const labels = props.options.map(({ label }) => label).join('\n');
  // By hand: a page must not go back up to it.
  useEffect(() => {
    const line = all.current;
    const chosen = line?.querySelector<HTMLElement>(':checked + span');
    if (!line || !chosen) return;
    // Whoever has moved the line looks at others, whatever their labels count by now.
    const { value, left } = centred.current ?? {};
    if (value === props.value && left !== line.scrollLeft) return;
    line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2;
    centred.current = { value: props.value, left: line.scrollLeft };
  }, [props.value, labels]);
  return (
    <fieldset className="segments-group">
      <legend className={labelled ? 'muted' : 'visually-hidden'}>{label}</legend>
      <div
        ref={all}
        className={classes(
          'segments',
          variant === 'row' ? 'joined' : 'chips',
          variant === 'line' && 'line',
        )}
      >
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
