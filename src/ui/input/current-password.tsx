import { Field } from './field.tsx';

interface Props {
  label: string;
  value: string;
  fieldError?: string | undefined;
  onType: (typed: string) => void;
}

/** The password that the person has now, by which they show that it is still them. */
export function CurrentPassword({ label, value, fieldError, onType }: Props) {
  return (
    <Field label={label} fieldError={fieldError}>
      {(control) => (
        <input
          {...control}
          type="password"
          autoComplete="current-password"
          maxLength={1000}
          value={value}
          autoFocus
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}
