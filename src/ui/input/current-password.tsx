import { Field } from './field.tsx';

interface Props {
  label: string;
  value: string;
  fault?: string | undefined;
  onType: (typed: string) => void;
}

/** The password that the person has now, by which they show that it is still them. */
export function CurrentPassword({ label, value, fault, onType }: Props) {
  return (
    <Field label={label} fault={fault}>
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
