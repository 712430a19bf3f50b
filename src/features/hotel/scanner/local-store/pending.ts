import { hasPlace } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { SentIntent } from '#contract/hotel/wheel-sets/wheel-set-intents.ts';
import type { KeptSet } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { callKey, sendable, type OutboxRow } from '#src/data/outbox/outbox-row.ts';

/** How a set stands. */
export type StateAndPlace = Pick<KeptSet, 'state' | 'place_id'>;

/** What the outbox calls a set: what is done with one is done in order. */
export const setKey = (id: number): string => `wheel-sets/${id}`;

/** What something done with a set leads to, as long as the server has not answered it; a change of season, with two. */
export interface Effect {
  readonly set: number;
  readonly to: StateAndPlace;
  readonly and?: Omit<Effect, 'and'>;
}

/** How the sets stand with which something was done that is not answered yet, by their id. */
export type Pending = ReadonlyMap<number, StateAndPlace>;

/** The call that intents are sent by; what runs behind all screens does without the rest of the contract. */
export const intentCall = { method: 'POST', path: '/v4/site/wheel-sets/batch' } as const;

/** Whether an entry of the outbox is something that was done with a set. */
export const isIntent = (row: Pick<OutboxRow, 'method' | 'path'>): boolean =>
  callKey(row) === callKey(intentCall);

// The other ways in which sets come and go.
const otherCalls = [
  { method: 'POST', path: '/v4/site/wheel-sets/intake' },
  { method: 'POST', path: '/v4/site/wheel-sets/{id}/swap' },
] as const;
const setCalls = new Set([intentCall, ...otherCalls].map(callKey));

/** Whether an entry of the outbox changes how a set stands that this device knows. */
export const isOfSet = (row: Pick<OutboxRow, 'method' | 'path' | 'effect'>): boolean =>
  row.effect !== undefined && setCalls.has(callKey(row));

/** What an entry sends. */
export const intentIn = ({ given }: Pick<OutboxRow, 'given'>): SentIntent =>
  (given.body as { intents: [SentIntent] }).intents[0];

/** How sets stand after all that waits, done in its order. What was refused counts no more, nor what was done after it to the same set. */
export const pendingOf = (rows: readonly OutboxRow[]): Pending =>
  new Map(
    sendable(rows.filter(isOfSet)).flatMap((row) => {
      const { set, to, and } = row.effect as Effect;
      return [[set, to] as const, ...(and ? [[and.set, and.to] as const] : [])];
    }),
  );

/** A set as it stands for the person here. */
export const withPending = <S extends KeptSet>(set: S, pending: Pending): S => ({
  ...set,
  ...pending.get(set.id),
});

/** Whether a set stands at a place for the person here. */
export const standsAt = (set: KeptSet, placeId: number): boolean =>
  set.place_id === placeId && hasPlace(set.state);
