import { Field } from '#src/ui/input/field.tsx';

interface Props {
  label: string;
  value: string;
  fieldError?: string | undefined;
  onType: (typed: string) => void;
}

/** A code of the authenticator app. */
export function CodeField({ label, value, fieldError, onType }: Props) {
  return (
    <Field label={label} fieldError={fieldError}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}
