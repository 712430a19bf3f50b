import type { ReactNode } from 'react';
import type { DayBounds } from '#contract/kit/time/days.ts';
import { readMinute, writeMinute } from '#contract/kit/rules/time-of-day.ts';
import { isDate } from '#src/i18n/typed-date.ts';
import { instantOf, wallText } from '#src/i18n/zoned-field.ts';
import { DateField } from './date-field.tsx';

interface Props {
  kind: 'date' | 'instant' | 'time';
  label: string;
  hint: string | undefined;
  fieldError: string | undefined;
  required: boolean;
  days: DayBounds | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
}

const kinds = { date: 'date', instant: 'datetime', time: 'time' } as const;

/** Asks for a day, an instant or a time of the day, as each is kept. What is none yet stays as it was typed. */
export function WhenField({ kind, days, value, onChange, ...props }: Props): ReactNode {
  return (
    <DateField
      kind={kinds[kind]}
      min={days?.from}
      max={days?.to}
      value={shown(kind, value)}
      onChange={(typed) => onChange(kept(kind, typed))}
      {...props}
    />
  );
}

function shown(kind: Props['kind'], value: unknown): string {
  if (kind === 'time' && typeof value === 'number') return writeMinute(value);
  if (typeof value !== 'string') return '';
  return kind === 'instant' ? wallText(value) : value;
}

function kept(kind: Props['kind'], typed: string): unknown {
  if (kind === 'time') return readMinute(typed) ?? (typed || null);
  return (isDate(typed, 'datetime') ? instantOf(typed) : typed) || null;
}
