import { Field } from '#src/ui/input/field.tsx';

interface Props {
  label: string;
  value: string;
  fault?: string | undefined;
  onType: (typed: string) => void;
}

/** The password that the person has now. */
export function PasswordField({ label, value, fault, onType }: Props) {
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

/** A code of the authenticator app. */
export function CodeField({ label, value, fault, onType }: Props) {
  return (
    <Field label={label} fault={fault}>
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
