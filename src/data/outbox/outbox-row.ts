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

/** The entries that may be sent: neither refused nor done to an object after something that was. `rows` in the order they were made. */
export function sendable<Row extends Pick<OutboxRow, 'objectKey' | 'state'>>(
  rows: readonly Row[],
): Row[] {
  const held = new Set<string>();
  return rows.filter(({ objectKey, state }) => {
    if (state === 'refused') held.add(objectKey);
    return !held.has(objectKey);
  });
}

/** Of each object the oldest of its entries. `rows` in the order they were made. */
export function oldestOfEach<Row extends Pick<OutboxRow, 'objectKey'>>(
  rows: readonly Row[],
): Row[] {
  const heads = new Map<string, Row>();
  for (const row of rows) if (!heads.has(row.objectKey)) heads.set(row.objectKey, row);
  return [...heads.values()];
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
