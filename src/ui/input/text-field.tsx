import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A field with one line of text, or whatever an input of the browser asks for. */
export function TextField({
  label,
  spoken,
  hint,
  fieldError,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, spoken, hint, fieldError }}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}
