import { useId } from 'react';
import type { ReactNode } from 'react';
import './field.css';

/** What the control in a field has to carry, so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-label'?: string | undefined;
}

/** What a field says besides its control. */
export interface FieldProps {
  label: string;
  /** What is read out instead of the label, where only what stands around it says of what it is. */
  spoken?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with what was entered; empty when nothing is. */
  fieldError?: string | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, a hint and what is wrong: `<Field label={...}>{(control) => <input {...control} />}</Field>`. */
export function Field({ label, spoken, hint, fieldError, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, fieldError && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(fieldError),
        'aria-label': spoken,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fieldError && (
        <p className="field-error" id={`${id}-error`}>
          <span aria-hidden="true">{'✕ '}</span>
          {fieldError}
        </p>
      )}
    </div>
  );
}
