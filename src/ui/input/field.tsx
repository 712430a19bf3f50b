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

/** What stands below a control. */
export interface Notes {
  hint?: string | undefined;
  /** What is wrong with what was entered; empty when nothing is. */
  fieldError?: string | undefined;
}

interface NotesProps extends Notes {
  id: string;
}

/** What a field says besides its control. */
export interface FieldProps extends Notes {
  label: string;
  /** What is read out instead of the label, where only what stands around it says of what it is. */
  spoken?: string | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, a hint and what is wrong: `<Field label={...}>{(control) => <input {...control} />}</Field>`. */
export function Field({ label, spoken, hint, fieldError, children }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': describedBy({ id, hint, fieldError }),
        'aria-invalid': Boolean(fieldError),
        'aria-label': spoken,
      })}
      <FieldNotes {...{ id, hint, fieldError }} />
    </div>
  );
}

/** What stands below a control: its hint and what is wrong, known by its id. */
export function FieldNotes({ id, hint, fieldError }: NotesProps) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fieldError && (
        <p className="field-error" id={`${id}-error`}>
          <span aria-hidden="true">{'✕ '}</span>
          <span>{fieldError}</span>
        </p>
      )}
    </>
  );
}

/** By which ids a control names what stands below it. */
export const describedBy = ({ id, hint, fieldError }: NotesProps): string | undefined =>
  [hint && `${id}-hint`, fieldError && `${id}-error`].filter(Boolean).join(' ') || undefined;
