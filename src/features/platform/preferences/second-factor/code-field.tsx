import { TextField } from '#src/ui/input/text-field.tsx';

interface Props {
  label: string;
  value: string;
  fieldError?: string | undefined;
  onType: (typed: string) => void;
}

/** A code of the authenticator app. */
export function CodeField({ label, value, fieldError, onType }: Props) {
  return (
    <TextField
      label={label}
      fieldError={fieldError}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
