/** How every state begins that is shown to strangers. */
export interface Dated {
  readonly revision: number;
  readonly asOf: string;
}

const setBackAfter = 60_000;

/**
 * Whether a state takes the place of the one shown: answers overtake each other on the way. A later
 * moment counts within one revision; an older revision only when it is much later, as of a server
 * that was set back.
 */
export function isNewer(next: Dated, shown: Dated | null): boolean {
  if (!shown || next.revision > shown.revision) return true;
  const later = Date.parse(next.asOf) - Date.parse(shown.asOf);
  return next.revision === shown.revision ? later >= 0 : later > setBackAfter;
}
