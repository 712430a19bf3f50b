import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Select } from './select.tsx';

/** A field with one of some values. */
export function SelectField<Value extends string>({
  label,
  spoken,
  hint,
  fieldError,
  ...select
}: FieldProps & ComponentProps<typeof Select<Value>>) {
  return (
    <Field {...{ label, spoken, hint, fieldError }}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
