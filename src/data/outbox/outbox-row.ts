import type { Call } from '#contract/kit/call.ts';
import type { InputParts } from '../api.ts';
import { nobodyKnown } from '../tokens.ts';
import type { SiteId, SiteToken } from '../tokens.ts';

/** Why the server refused an entry. `message` is its own words. */
export interface ActionError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** What a person did, said by words of its feature: `queue:acts.done`, with `values` in their places. */
export interface Act {
  readonly words: `${string}:acts.${string}`;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * One thing a person did that the server has not confirmed. Method and path are kept, not the call,
 * so that an entry outlives an update of the app. `key` is the idempotency key, made once.
 */
export interface OutboxRow {
  seq: number;
  key: string;
  /** The device it was made on, as the server shall know it; none in entries of builds before. */
  deviceId?: string;
  siteId: SiteId;
  /** As it was called then: without a token nothing on this device knows it. */
  siteName: string;
  userId: string;
  method: Call['method'];
  path: Call['path'];
  /** The input of its call, by the name that it has on devices. */
  given: InputParts;
  objectKey: string;
  /** The other objects that it is about: it keeps its place in their order too. */
  also?: readonly string[];
  act: Act;
  /** What the device shows of it until it is answered, where that is not what is sent. */
  effect?: object;
  /** When it was done, ms by the server's clock. */
  madeAt: number;
  /** The same by this device's clock; none in entries of builds before. */
  clock?: number;
  state: 'waiting' | 'sending' | 'refused';
  tries: number;
  /** Not to be tried before, ms by the server's clock. */
  nextAt: number;
  actionError: ActionError | null;
}

/** Names the call of an entry: what `answered` handlers are listed by. */
export const callKey = ({ method, path }: Pick<OutboxRow, 'method' | 'path'>): string =>
  `${method} ${path}`;

const longestPause = 60_000;
// A little apart, so that devices do not come all at once.
const apart = 0.5;

/** How long to wait after so many failed tries: 1 s, doubling to a minute, more or less. */
export function pause(tries: number, random = Math.random()): number {
  const full = Math.min(longestPause, 1000 * 2 ** Math.max(0, tries - 1));
  return Math.round(full * (1 + (random - 0.5) * apart));
}

/** How long an entry still has to wait; `now` by the server's clock, ms. A pause that is longer than any was counted by a clock that has been set since. */
export function pauseLeft({ nextAt }: Pick<OutboxRow, 'nextAt'>, now: number): number {
  const left = nextAt - now;
  return left > longestPause * (1 + apart / 2) ? 0 : Math.max(0, left);
}

/** Whether an HTTP status leaves an entry waiting (true), or is a refusal that a person has to see. */
export const isPassing = (status: number): boolean =>
  status === 0 || [401, 408, 425, 429].includes(status) || status >= 500;

/** Whether an HTTP status may be the fault of one of many, and not of all. */
export const isAboutContent = (status: number): boolean => [400, 413, 422].includes(status);

type About = Pick<OutboxRow, 'objectKey' | 'also'>;

/** All objects that an entry is about. */
export const objectsOf = ({ objectKey, also = [] }: About): string[] => [objectKey, ...also];

/** The entries that may be sent: neither refused nor done to an object after something that was. `rows` in the order they were made. */
export function sendable<Row extends About & Pick<OutboxRow, 'state'>>(
  rows: readonly Row[],
): Row[] {
  const held = new Set<string>();
  return rows.filter((row) => {
    const objects = objectsOf(row);
    const isHeld = row.state === 'refused' || objects.some((key) => held.has(key));
    if (isHeld) for (const key of objects) held.add(key);
    return !isHeld;
  });
}

/** Those that have nothing before them that is done to one of their objects. `rows` in the order they were made. */
export function oldestOfEach<Row extends About>(rows: readonly Row[]): Row[] {
  const before = new Set<string>();
  return rows.filter((row) => {
    const objects = objectsOf(row);
    const isFirst = !objects.some((key) => before.has(key));
    for (const key of objects) before.add(key);
    return isFirst;
  });
}

/** Those that have nothing of another call before them that is done to one of their objects: calls are sent side by side. `rows` in the order they were made. */
export function upToOtherCall<Row extends About & Pick<OutboxRow, 'method' | 'path'>>(
  rows: readonly Row[],
): Row[] {
  const calls = new Map<string, string | null>();
  return rows.filter((row) => {
    const objects = objectsOf(row);
    const call = callKey(row);
    const isNext = objects.every(
      (key) => (calls.get(key) ?? call) === call && calls.get(key) !== null,
    );
    for (const key of objects) calls.set(key, isNext ? call : null);
    return isNext;
  });
}

/** Whether an entry is of the person these tokens are of, at one of their sites or at one whose token has ended. */
export const isOwn = (
  { siteId, userId }: Pick<OutboxRow, 'siteId' | 'userId'>,
  tokens: readonly Pick<SiteToken, 'siteId' | 'userId'>[],
): boolean =>
  tokens.some(
    (token) => token.userId === userId && (userId !== nobodyKnown || token.siteId === siteId),
  );

const dayMs = 86_400_000;

/** How many entries have waited for more than 24 hours (`now` by the server's clock, ms). */
export const waitedADay = (rows: readonly Pick<OutboxRow, 'madeAt'>[], now: number): number =>
  rows.filter(({ madeAt }) => now - madeAt > dayMs).length;
