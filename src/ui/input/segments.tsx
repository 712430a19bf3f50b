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

const choiceAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('label')?.querySelector('input') : null;

/** One of a few choices, all in sight. A radio group: arrows choose, and so does a finger that slides. */
export function Segments<V extends string>({
  label,
  variant = 'row',
  labelled,
  ...props
}: Props<V>) {
  const name = useId();
  const all = useRef<HTMLDivElement>(null);
  const sliding = useRef(false);
  const centred = useRef<{ chosen: string; left: number } | null>(null);
  const labels = props.options.map(({ label }) => label).join('\n');
  const chosen = JSON.stringify([props.value, ...props.options.map(({ value }) => value)]);
  // By hand: a page must not go back up to it.
  useEffect(() => {
    const line = all.current;
    const chip = line?.querySelector<HTMLElement>(':checked + span');
    const before = centred.current;
    centred.current = null;
    if (!line || !chip) return;
    // A user who has moved the line looks at others, whatever their labels count by now.
    if (before?.chosen === chosen && before.left !== line.scrollLeft) {
      centred.current = before;
      return;
    }
    line.scrollLeft = chip.offsetLeft - (line.clientWidth - chip.offsetWidth) / 2;
    centred.current = { chosen, left: line.scrollLeft };
  }, [chosen, labels]);
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
        // As on any phone: a finger that is put on the chosen one takes it along.
        onPointerDown={({ pointerType, target }) => {
          sliding.current = pointerType === 'touch' && choiceAt(target)?.checked === true;
        }}
        onPointerMove={({ clientX, clientY }) => {
          if (!sliding.current) return;
          const to = choiceAt(document.elementFromPoint(clientX, clientY));
          if (to?.name === name && !to.checked) to.click();
        }}
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
