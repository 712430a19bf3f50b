import { isColour } from '#contract/platform/brand-colours.ts';
import { Field } from '#src/ui/input/field.tsx';

interface Props {
  label: string;
  value: string;
  fieldError: string | undefined;
  onChoose: (colour: string) => void;
}

// The product's own.
const ours = '#eba844';

/** A colour, written or picked. Empty for the product's own. */
export function ColourField({ label, value, fieldError, onChoose }: Props) {
  return (
    <Field label={label} fieldError={fieldError}>
      {(control) => (
        <div className="colour-field row nowrap">
          <input
            type="color"
            aria-label={label}
            value={isColour(value) ? value.toLowerCase() : ours}
            onChange={({ target }) => onChoose(target.value)}
          />
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            placeholder={ours}
            value={value}
            onChange={({ target }) => onChoose(target.value.trim())}
          />
        </div>
      )}
    </Field>
  );
}
