import type { Call } from '#contract/kit/call.ts';
import type { Parts } from '../api.ts';
import type { SiteId } from '../tokens.ts';

/** Why the server refused an entry. `message` is its own words. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/**
 * One thing a person did that the server has not confirmed. Method and path are kept, not the call,
 * so that an entry outlives an update of the app. `key` is the idempotency key, made once.
 */
export interface OutboxRow {
  seq: number;
  key: string;
  siteId: SiteId;
  userId: string;
  method: Call['method'];
  path: Call['path'];
  given: Parts;
  objectKey: string;
  /** When it was done, ms by the server's clock. */
  madeAt: number;
  state: 'waiting' | 'sending' | 'refused';
  tries: number;
  /** Not to be tried before, ms by this device's clock. */
  nextAt: number;
  refusal: Refusal | null;
}

/** Names the call of an entry: what `answered` handlers are listed by. */
export const callKey = ({ method, path }: Pick<OutboxRow, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** How long to wait after so many failed tries: 1 s, doubling to a minute, a little apart so that devices do not come all at once. */
export function pause(tries: number, random = Math.random()): number {
  const full = Math.min(60_000, 1000 * 2 ** Math.max(0, tries - 1));
  return Math.round(full * (0.75 + random / 2));
}

/** Whether an HTTP status leaves an entry waiting (true), or is a refusal that a person has to see. */
export const isPassing = (status: number): boolean =>
  status === 0 || [401, 408, 425, 429].includes(status) || status >= 500;

/** The entries to send now: of each object only its oldest, and none behind a refused one. `rows` in the order they were made. */
export function dueRows(rows: readonly OutboxRow[], now: number): OutboxRow[] {
  const heads = new Map<string, OutboxRow>();
  for (const row of rows) if (!heads.has(row.objectKey)) heads.set(row.objectKey, row);
  return [...heads.values()].filter((row) => row.state !== 'refused' && row.nextAt <= now);
}
