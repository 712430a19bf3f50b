import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '#src/ui/input/field.tsx';
import { readNumber, writeNumber } from '../values/number-text.ts';
import './widgets.css';

interface Props {
  control: ControlProps;
  digits: number;
  unit?: string | undefined;
  /** A text when what was typed is no number: it stays until it is one. */
  value: number | string | null;
  first?: boolean;
  onChange: (value: number | string | null) => void;
}

/** A number as people write it, with the comma of their language and its unit behind it. */
export function NumberInput({ control, digits, unit, value, first, onChange }: Props) {
  const { i18n } = useTranslation('crud');
  // What is being typed is not tidied under one's hands.
  const [typed, setTyped] = useState<string | null>(null);
  const written =
    typeof value === 'number' ? writeNumber(value, digits, i18n.language) : (value ?? '');
  return (
    <span className="inside">
      <input
        {...control}
        data-first-focus={first || undefined}
        inputMode={digits > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed ?? written}
        onChange={({ target: { value: text } }) => {
          setTyped(text);
          onChange(text.trim() === '' ? null : (readNumber(text, digits, i18n.language) ?? text));
        }}
        onBlur={() => setTyped(null)}
      />
      {unit && <span className="number-unit">{unit}</span>}
    </span>
  );
}
