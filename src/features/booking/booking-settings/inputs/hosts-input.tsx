import { Field } from '#src/ui/input/field.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';

/** Asks for several hosts, one a line. */
export const HostsInput: OwnInput = ({ label, hint, value, fieldError, onChange }) => (
  <Field label={label} hint={hint} fieldError={fieldError}>
    {(control) => (
      <textarea
        {...control}
        rows={3}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={(value as readonly string[]).join('\n')}
        onChange={({ target }) => onChange(target.value.split('\n'))}
      />
    )}
  </Field>
);
