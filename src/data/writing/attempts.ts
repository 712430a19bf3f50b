import type { Call } from '#contract/kit/call.ts';
import { isFinalError } from '#contract/kit/rules/final-errors.ts';
import { keepInTab, readInTab } from '../../device/storage.ts';
import { ApiError } from '../api-errors.ts';
import { request, type InputParts } from '../api.ts';
import type { SiteId } from '../tokens.ts';

/** A write as it goes to the server. */
export interface Sent {
  readonly method: Call['method'];
  readonly path: Call['path'];
  readonly parts: InputParts;
}

/** What is known of something that a person wants done once: its key, and every form in which it may have been done. */
export interface Attempts {
  readonly key: string;
  readonly unknown: readonly Sent[];
}

/** Where attempts at one thing are kept, as long as it is not known whether it was done. */
export interface Memory {
  readonly read: () => Attempts | null;
  readonly keep: (attempts: Attempts | null) => void;
}

/** What became of a write. `earlier`: it was done before, as it was sent then, and this is the answer to that. */
export interface Done {
  readonly answer: unknown;
  readonly earlier: boolean;
}

/**
 * Sends what a person wants done once, however often it is tried. As long as no answer says whether
 * it was done, each try has the key of the first: what is sent with it is done, or refused because
 * an earlier form of it was done already; then the answer is that one's. Throws like `send`.
 */
export async function attempt(siteId: SiteId, memory: Memory, sent: Sent): Promise<Done> {
  const { key, unknown } = memory.read() ?? { key: crypto.randomUUID(), unknown: [] };
  const others = unknown.filter((one) => !same(one, sent));
  // Before it is sent: the page may be gone before there is an answer.
  memory.keep({ key, unknown: [...others, sent] });
  try {
    const answer = await send(siteId, key, sent);
    memory.keep(null);
    return { answer, earlier: false };
  } catch (cause) {
    if (!isRefused(cause)) throw cause;
    memory.keep(others.length > 0 ? { key, unknown: others } : null);
    if (!isOfAnother(cause) || others.length === 0) throw cause;
    const answer = await whatWasDone(siteId, key, others);
    memory.keep(null);
    return { answer, earlier: true };
  }
}

/** Keeps attempts in this tab, over a reload too. */
export const memoryInTab = (place: string): Memory => ({
  read: () => JSON.parse(readInTab(place) ?? 'null') as Attempts | null,
  keep: (attempts) => keepInTab(place, attempts && JSON.stringify(attempts)),
});

const send = (siteId: SiteId, key: string, { parts, ...call }: Sent): Promise<unknown> =>
  request({ ...call, access: 'site' }, parts, { siteId, key });

/** One of them was done: sent again it is answered as then, while the others are refused. */
async function whatWasDone(siteId: SiteId, key: string, all: readonly Sent[]): Promise<unknown> {
  const [last, ...before] = all.toReversed();
  try {
    return await send(siteId, key, last!);
  } catch (cause) {
    if (before.length === 0 || !isOfAnother(cause)) throw cause;
    return whatWasDone(siteId, key, before.toReversed());
  }
}

const isOfAnother = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.code === 'common.other_request_same_key';

/** Whether the server has said itself that this was not done. */
const isRefused = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.message !== '' && isFinalError(cause.status);

const same = (one: Sent, other: Sent): boolean => JSON.stringify(one) === JSON.stringify(other);
