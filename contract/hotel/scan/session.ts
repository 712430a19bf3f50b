import { dayOf } from '../../kit/time/zoned-time.ts';
import { isHandOver, takesRoom, type Handling } from '../wheel-sets/wheel-set-rules.ts';
import type { Intent, Mistake, Scanning } from './scanning.ts';

/** What can be done with the scanner, as it is counted. */
const workKinds = [
  'taken_in',
  'put_away',
  'moved',
  'fetched',
  'made_ready',
  'handed_out',
  'missing',
  'counted',
] as const;
type WorkKind = (typeof workKinds)[number];

/** All that is counted: work, what was taken back of it, and codes that nobody here knows. */
export const countedKinds = [...workKinds, 'undone', 'not_known'] as const;
export type CountedKind = (typeof countedKinds)[number];

/** What one person has done with the scanner at a site since they began: sets of wheels, and places that were counted. */
export interface ScanSession {
  readonly userId: string;
  /** When the first and the last of it was done, ms by the server's clock. */
  readonly beganAt: number;
  readonly lastAt: number;
  /** What is missing was never done. */
  readonly counts: Readonly<Partial<Record<CountedKind, number>>>;
}

/** Who does something, when (ms by the server's clock), and in which zone its day is told. */
export interface Doer {
  readonly userId: string;
  readonly at: number;
  readonly zone: string;
}

/** The session that goes on with somebody; null where none does: it ends with its day, and with its person. */
export function goingSession(
  session: ScanSession | null | undefined,
  { userId, at, zone }: Doer,
): ScanSession | null {
  if (session?.userId !== userId) return null;
  return dayOf(session.beganAt, zone) === dayOf(at, zone) ? session : null;
}

/** The session with one more of each of these, and with one fewer of those that are taken back; one begins where none goes on. */
export function counted(
  session: ScanSession | null | undefined,
  doer: Doer,
  { more, fewer = [] }: { more: readonly CountedKind[]; fewer?: readonly CountedKind[] },
): ScanSession {
  const { userId, at } = doer;
  const before = goingSession(session, doer) ?? { userId, beganAt: at, counts: {} };
  const counts = { ...before.counts };
  for (const kind of more) counts[kind] = (counts[kind] ?? 0) + 1;
  // What is taken back may have been done before this session began.
  for (const kind of fewer) counts[kind] = Math.max(0, (counts[kind] ?? 0) - 1);
  return { ...before, lastAt: at, counts };
}

const kinds: Readonly<Record<Exclude<Handling, 'mount' | 'return'>, WorkKind>> = {
  receive: 'taken_in',
  store: 'put_away',
  pick: 'fetched',
  stage: 'made_ready',
  miss: 'missing',
};

/** What something done with a set counts as: put from shelf to shelf it was moved. */
export function kindOf({ handling, set }: Intent): WorkKind {
  if (isHandOver(handling)) return 'handed_out';
  return handling === 'store' && takesRoom(set.state) ? 'moved' : kinds[handling];
}

const unknown: readonly Mistake[] = [
  'unknown_code',
  'other_chain',
  'unknown_set',
  'not_read_yet',
  'none_here',
  'unknown_place',
];

/** Whether a code that was read at work counts as not known: not while something is only looked up, nor when the same is tried again. `readBefore` is the code before. */
export const isNotKnown = (
  { mode, sign }: Scanning,
  read: string,
  readBefore: string | undefined,
): boolean =>
  mode !== 'look_up' &&
  sign.kind === 'mistake' &&
  unknown.includes(sign.mistake) &&
  read !== readBefore;

const hourMs = 3_600_000;
// Sooner than that a few sets would be hundreds an hour.
const leastMs = 5 * 60_000;

/** How many an hour were done, from the first to the last of it; null where that is too short to say. */
export function perHour({ beganAt, lastAt, counts }: ScanSession): number | null {
  if (lastAt - beganAt < leastMs) return null;
  const done = workKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  return Math.round((done * hourMs) / (lastAt - beganAt));
}
