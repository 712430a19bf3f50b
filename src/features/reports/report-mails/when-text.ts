import { serverNow } from '#src/data/server-time.ts';
import { sayInstant } from '#src/i18n/said-day.ts';

/** A moment (ISO 8601) as people say it now: `tomorrow 07:00`. */
export const whenText = (at: string, language: string): string =>
  sayInstant(at, serverNow(), language);
