import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hoursProblem,
  readHours,
  writeHours,
} from '#contract/booking/booking-settings/hours-rules.ts';
import type { Hours } from '#contract/booking/schedules/schedule.ts';
import { TextField } from '#src/ui/input/text-field.tsx';

interface Props {
  label: string;
  hint?: string | undefined;
  /** A text while what was typed cannot be read. */
  hours: readonly Hours[] | string;
  onChange: (hours: readonly Hours[] | string) => void;
}

/** Asks for the hours of a day in one line: `8-12, 13-17`. What is wrong with them is said at once. */
export function HoursField({ label, hint, hours, onChange }: Props) {
  const { t } = useTranslation('common');
  // What is being typed is not tidied under one's hands.
  const [typed, setTyped] = useState<string | null>(null);
  const written = typeof hours === 'string' ? hours : writeHours(hours);
  const problem = typeof hours === 'string' ? 'hours' : hoursProblem(hours);
  return (
    <TextField
      label={label}
      hint={hint}
      fieldError={problem && typed === null ? t(`errors.fields.${problem}`) : undefined}
      autoComplete="off"
      spellCheck={false}
      placeholder={t('booking-settings:hours.closed')}
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readHours(target.value) ?? target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
