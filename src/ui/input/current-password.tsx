import { TextField } from '#src/ui/input/text-field.tsx';

interface Props {
  label: string;
  value: string;
  fieldError?: string | undefined;
  onType: (typed: string) => void;
}

/** The password that the person has now, by which they show that it is still them. */
export function CurrentPassword({ label, value, fieldError, onType }: Props) {
  return (
    <TextField
      label={label}
      fieldError={fieldError}
      type="password"
      autoComplete="current-password"
      maxLength={1000}
      value={value}
      autoFocus
      onChange={({ target }) => onType(target.value)}
    />
  );
}
