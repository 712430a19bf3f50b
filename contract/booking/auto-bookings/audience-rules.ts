import type { SetState } from '../../hotel/wheel-sets/wheel-set-rules.ts';
import { foldText } from '../../kit/rules/same-text.ts';
import type { transports } from '../booking-settings/reminders.ts';

type Transport = (typeof transports)[number];

/** Which wheels in store a wave is for: of a season (of both kinds of winter tyres, where it is winter), and narrowed further. */
export const waveSeasons = ['', 'winter', 'summer', 'all_season'] as const;

/** Why somebody's wheels are not in a wave. The first that is so is told. */
export const outReasons = [
  'season',
  'warehouse',
  'agreement',
  'changed_lately',
  'tags',
  'not_in_store',
  'worn_out',
  'same_car',
  'no_customer',
  'blocked',
  'booked',
  'no_contact',
  'refused',
  'no_consent',
] as const;
export type OutReason = (typeof outReasons)[number];

/** Whom a wave is for. */
export interface AudienceRules {
  readonly season: (typeof waveSeasons)[number];
  readonly warehouse_id: number | null;
  /** Of the kind of storage agreement. */
  readonly agreement_type_id: number | null;
  /** Taken in before this day; what was changed since is left alone. */
  readonly stored_before: string | null;
  /** Any of these, at the set, the car or the customer; all where none is said. */
  readonly with_tags: readonly string[];
  /** Only who has agreed to be written to. Who has refused never is. */
  readonly needs_consent: boolean;
}

/** A set of wheels at a site, with all that decides whether a wave is for its customer. */
export interface StoredSet {
  readonly id: number;
  /** What its car is known by, the same for all of its sets; '' where nobody knows it. */
  readonly car: string;
  readonly state: SetState;
  readonly season: string;
  readonly warehouse_id: number | null;
  readonly agreement_type_id: number | null;
  readonly stored_on: string | null;
  readonly tags: readonly string[];
  readonly is_worn_out: boolean;
  readonly has_customer: boolean;
  readonly is_blocked: boolean;
  /** It has a time in the days of the wave already. */
  readonly is_booked: boolean;
  /** How its customer can be written to, what they have refused, and what they have agreed to. */
  readonly reached_by: readonly Transport[];
  readonly refused: readonly Transport[];
  readonly agreed: readonly Transport[];
}

/** Who is in, and why each other is out. */
export interface Audience<Set extends StoredSet> {
  readonly members: readonly Set[];
  readonly out: readonly { readonly set: Set; readonly reason: OutReason }[];
}

const seasonsOf: Readonly<Record<AudienceRules['season'], readonly string[]>> = {
  '': [],
  winter: ['studded', 'friction'],
  summer: ['summer'],
  all_season: ['all_season'],
};
const inStore: readonly SetState[] = ['received', 'stored', 'reserved'];

/** Who a wave is for that writes by these ways. Of several sets of a car the first is in. */
export function audienceOf<Set extends StoredSet>(
  sets: readonly Set[],
  rules: AudienceRules,
  ways: readonly Transport[],
): Audience<Set> {
  const members: Set[] = [];
  const out: { set: Set; reason: OutReason }[] = [];
  const cars = new Set<string>();
  for (const set of sets) {
    const reason = reasonOf(set, rules, ways, cars);
    if (reason !== undefined) {
      out.push({ set, reason });
      continue;
    }
    if (set.car !== '') cars.add(set.car);
    members.push(set);
  }
  return { members, out };
}

function reasonOf(
  set: StoredSet,
  rules: AudienceRules,
  ways: readonly Transport[],
  cars: ReadonlySet<string>,
): OutReason | undefined {
  const { season, warehouse_id: warehouse, agreement_type_id: agreement, with_tags: tags } = rules;
  const reached = ways.filter((way) => set.reached_by.includes(way));
  const allowed = reached.filter((way) => !set.refused.includes(way));
  const is: Readonly<Record<OutReason, boolean>> = {
    season: season !== '' && !seasonsOf[season].includes(set.season),
    warehouse: warehouse !== null && set.warehouse_id !== warehouse,
    agreement: agreement !== null && set.agreement_type_id !== agreement,
    changed_lately: rules.stored_before !== null && !((set.stored_on ?? '') < rules.stored_before),
    tags: tags.length > 0 && !tags.some((tag) => hasTag(set, tag)),
    not_in_store: !inStore.includes(set.state),
    worn_out: set.is_worn_out,
    same_car: cars.has(set.car),
    no_customer: !set.has_customer,
    blocked: set.is_blocked,
    booked: set.is_booked,
    no_contact: reached.length === 0,
    refused: allowed.length === 0,
    no_consent: rules.needs_consent && !allowed.some((way) => set.agreed.includes(way)),
  };
  return outReasons.find((reason) => is[reason]);
}

const hasTag = ({ tags }: StoredSet, wanted: string): boolean =>
  tags.some((tag) => foldText(tag) === foldText(wanted));

/** How many are out for each reason, those without any left out. */
export const countsOf = (
  out: readonly { readonly reason: OutReason }[],
): { reason: OutReason; count: number }[] =>
  outReasons
    .map((reason) => ({ reason, count: out.filter((one) => one.reason === reason).length }))
    .filter(({ count }) => count > 0);

/** Who gets to choose first: who came earliest last year, or whose wheels have been in store the longest. */
export const wavePriorities = ['last_year', 'longest_stored'] as const;

/** When somebody came for their wheels a year ago, by the clock of the site. */
export interface LastTime {
  readonly day: string;
  readonly minute: number;
}

interface Ordered {
  readonly id: number;
  readonly stored_on: string | null;
  readonly last: LastTime | null;
}

/** The members of a wave in the order in which they are given times. */
export function inOrder<Member extends Ordered>(
  members: readonly Member[],
  priority: (typeof wavePriorities)[number],
): Member[] {
  const key = ({ last, stored_on: stored }: Member) => {
    const came = last && `${last.day} ${String(last.minute).padStart(4, '0')}`;
    const since = stored ?? '9999';
    return priority === 'last_year' ? [came ?? '9999', since] : [since, came ?? '9999'];
  };
  const keys = new Map(members.map((one) => [one, key(one)]));
  return members.toSorted((one, other) => {
    const [a, b] = [keys.get(one)!, keys.get(other)!];
    return compare(a[0]!, b[0]!) || compare(a[1]!, b[1]!) || one.id - other.id;
  });
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
