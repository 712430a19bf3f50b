import { Field } from '#src/ui/input/field.tsx';

interface Props {
  label: string;
  hint: string;
  fault: string | undefined;
  least: number;
  most: number;
  /** Whether empty is wrong; else it stands for none. */
  needed: boolean;
  value: number | null;
  onType: (value: number | null) => void;
}

/** A whole number, or none. */
export function NumberField({ label, hint, fault, least, most, needed, value, onType }: Props) {
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          required={needed}
          value={value ?? ''}
          onChange={({ target }) => onType(target.value === '' ? null : target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
