import type { Language } from './languages.ts';

/**
 * What anybody may know of a workshop whose page they opened, as the server writes it into that page:
 * what stands on its own door and nothing else. Empty is what it has not said.
 */
export interface PublicWorkshop {
  readonly name: string;
  /** In one line. */
  readonly address: string;
  readonly phone: string;
  /** Its hours of today as each language says them, and when that day is over; null where it has none. */
  readonly opening: {
    readonly said: Readonly<Record<Language, string>>;
    readonly until: string;
  } | null;
}
