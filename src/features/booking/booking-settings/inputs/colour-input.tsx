import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { ColourField } from '#src/ui/input/colour-field.tsx';

/** Asks for a colour, written or picked. */
export const ColourInput: OwnInput = ({ label, hint, value, fieldError, onChange }) => (
  <ColourField
    label={label}
    hint={hint}
    value={value as string}
    fieldError={fieldError}
    onChoose={onChange}
  />
);
