import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { capital } from '#src/i18n/capital.ts';
import { dateFormat } from '#src/i18n/formats.ts';
import type { ViewSpan } from './time/view-days.ts';

/** Days as the person's language says them. */
export function useDayWords() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const dateText = useCallback(
    (day: string, format: Intl.DateTimeFormatOptions) =>
      dateFormat(language, { ...format, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    [language],
  );
  const weekday = useCallback(
    (day: string) => dateText(day, { weekday: 'short', day: 'numeric', month: 'short' }),
    [dateText],
  );
  function titleOf(span: ViewSpan, days: readonly string[], day: string): string {
    if (span === 'month') return capital(dateText(day, { month: 'long', year: 'numeric' }));
    if (span === 'week') return capital(`${weekday(days[0]!)} – ${weekday(days.at(-1)!)}`);
    return capital(dateText(day, { weekday: 'long', day: 'numeric', month: 'long' }));
  }
  return { weekday, titleOf };
}
