import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '#src/ui/input/field.tsx';
import { NumberInput } from './number-input.tsx';

/** A field with a number. */
export function NumberField({
  label,
  spoken,
  hint,
  fieldError,
  ...number
}: FieldProps & Omit<ComponentProps<typeof NumberInput>, 'control'>) {
  return (
    <Field {...{ label, spoken, hint, fieldError }}>
      {(control) => <NumberInput control={control} {...number} />}
    </Field>
  );
}
