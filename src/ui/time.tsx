import { useTranslation } from 'react-i18next';
import { showDate, showTime } from '../i18n/time.ts';

interface Props {
  /** ISO 8601 in UTC; null for none. */
  at: string | null;
  variant?: 'time' | 'date' | 'both';
}

/** A moment in the profile's zone, '-' for none. */
export function Time({ at, variant = 'time' }: Props) {
  // It is drawn again when times are shown in another zone.
  useTranslation();
  const parts = [variant !== 'time' && showDate(at), variant !== 'date' && showTime(at)];
  const text = at === null ? '-' : parts.filter(Boolean).join(' ');
  return <time dateTime={at ?? undefined}>{text}</time>;
}
