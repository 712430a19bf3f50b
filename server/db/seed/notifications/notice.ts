import type { Role } from '#contract/rights.ts';

/** A text in the languages that the demo's people read. */
interface Translated {
  readonly en: string;
  readonly nb: string;
  readonly sv: string;
}

/** A notification of the demo. `to` is a chain's name, or a site's in full. */
export interface Notice {
  readonly to: string;
  readonly hoursAgo: number;
  readonly title: Translated;
  readonly content: Translated;
  readonly shouldResolve?: true;
  /** Only who has one of these roles at the site is told. */
  readonly roles?: readonly Role[];
  readonly resolvedHoursAgo?: number;
}
