import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/input/text-field.tsx';

interface Props {
  label: string;
  /** `MM-dd`; a text while what was typed is no day. */
  value: string;
  onChange: (value: string) => void;
}

const isDay = (value: string): boolean => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value);

/** `15.10`, the day first as it is written here. */
const written = (value: string): string =>
  isDay(value) ? `${value.slice(3)}.${value.slice(0, 2)}` : value;

function read(text: string): string {
  const [, day = '', month = ''] = /^\s*(\d{1,2})[./\s-](\d{1,2})\.?\s*$/.exec(text) ?? [];
  const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(monthDay) ? monthDay : text;
}

/** Asks for a day of every year: `15.10`. */
export function YearlyDay({ label, value, onChange }: Props) {
  const { t } = useTranslation('booking-settings');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      fieldError={typed === null && !isDay(value) ? t('hours.season.odd') : undefined}
      autoComplete="off"
      inputMode="decimal"
      value={typed ?? written(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
