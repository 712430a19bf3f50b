import { isColour } from '#contract/platform/brand-colours.ts';
import { Field } from './field.tsx';

interface Props {
  label: string;
  hint?: string | undefined;
  value: string;
  /** What it is where nothing is chosen, unless that is the product's own. */
  usual?: string;
  fieldError: string | undefined;
  onChoose: (colour: string) => void;
}

// The product's own.
const ours = '#eba844';

/** A colour, written or picked. Empty for what is usual. */
export function ColourField({ label, hint, value, usual = ours, fieldError, onChoose }: Props) {
  return (
    <Field label={label} hint={hint} fieldError={fieldError}>
      {(control) => (
        <div className="colour-field row nowrap">
          <input
            type="color"
            aria-label={label}
            value={isColour(value) ? value.toLowerCase() : usual}
            onChange={({ target }) => onChoose(target.value)}
          />
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            placeholder={usual}
            value={value}
            onChange={({ target }) => onChoose(target.value.trim())}
          />
        </div>
      )}
    </Field>
  );
}
