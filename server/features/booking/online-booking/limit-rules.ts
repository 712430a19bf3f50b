import type { provable } from '#contract/booking/online-booking.ts';

type Provable = (typeof provable)[number];

/** How often something was booked by a portal already: with a telephone, a mail and a plate this season, and unproved of late from a network and at the portal. */
export interface Booked {
  readonly mobile: number;
  readonly email: number;
  readonly plate: number;
  readonly network: number;
  readonly portal: number;
}

// The rate limits (throttling) of a portal.

/** A season, in days: what was booked before it counts no more. */
export const seasonDays = 182;

// With one telephone, mail or plate, unproved, in a season.
const mostUnproved = 2;
// Of one network at a portal in a day, and of all at it in an hour, before each has to prove who they are.
const mostOfNetwork = 5;
const mostOfPortal = 60;
// With one telephone, mail or plate in a season, proved or not.
const mostOfContact = 12;
const mostOfPlate = 6;

/**
 * Whether a stranger may book: yes (null), never (`too_many`), or by which of what they give they have
 * to prove first that it is theirs. A telephone or mail that was used too often is the one to be
 * proved: another one, which somebody has made for it, does not do.
 */
export function limitOf(
  booked: Booked,
  {
    given,
    proved,
    wantsProof,
  }: {
    readonly given: readonly Provable[];
    readonly proved: Provable | null;
    readonly wantsProof: boolean;
  },
): 'too_many' | { readonly by: readonly Provable[] } | null {
  const { mobile, email, plate, network, portal } = booked;
  if (mobile >= mostOfContact || email >= mostOfContact || plate >= mostOfPlate) return 'too_many';
  if (mobile >= mostUnproved) return proved === 'mobile' ? null : { by: ['mobile'] };
  if (proved !== null) return null;
  const isUsedUp =
    wantsProof ||
    email >= mostUnproved ||
    plate >= mostUnproved ||
    network >= mostOfNetwork ||
    portal >= mostOfPortal;
  return isUsedUp ? { by: given } : null;
}
