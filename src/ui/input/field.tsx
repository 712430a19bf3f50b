import { useId } from 'react';
import type { ReactNode } from 'react';
import './field.css';

/** What the control in a field has to carry, so that its label, hint and fault belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface Props {
  label: string;
  hint?: string | undefined;
  /** What is wrong with what was entered; empty when nothing is. */
  fault?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, a hint and what is wrong: `<Field label={...}>{(control) => <input {...control} />}</Field>`. */
export function Field({ label, hint, fault, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(fault),
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="field-fault" id={`${id}-fault`}>
          <span aria-hidden="true">{'✕ '}</span>
          {fault}
        </p>
      )}
    </div>
  );
}
