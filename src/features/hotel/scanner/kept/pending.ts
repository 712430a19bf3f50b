import { hasPlace } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { SentIntent } from '#contract/hotel/wheel-sets/wheel-set-intents.ts';
import type { KeptSet } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { callKey, sendable, type OutboxRow } from '#src/data/outbox/outbox-row.ts';

/** How a set stands. */
export type StateAndPlace = Pick<KeptSet, 'state' | 'place_id'>;

/** What the outbox calls a set: what is done with one is done in order. */
export const setKey = (id: number): string => `wheel-sets/${id}`;

/** What an intent leads to, as long as the server has not answered it. */
export interface Effect {
  readonly set: number;
  readonly to: StateAndPlace;
}

/** How the sets stand with which something was done that is not answered yet, by their id. */
export type Pending = ReadonlyMap<number, StateAndPlace>;

/** The call that intents are sent by; what runs behind all screens does without the rest of the contract. */
export const intentCall = { method: 'POST', path: '/v4/site/wheel-sets/batch' } as const;

/** Whether an entry of the outbox is something that was done with a set. */
export const isIntent = (row: Pick<OutboxRow, 'method' | 'path'>): boolean =>
  callKey(row) === callKey(intentCall);

/** What an entry sends. */
export const intentIn = ({ given }: Pick<OutboxRow, 'given'>): SentIntent =>
  (given.body as { intents: [SentIntent] }).intents[0];

/** How sets stand after all that waits, done in its order. What was refused counts no more, nor what was done after it to the same set. */
export const pendingOf = (rows: readonly OutboxRow[]): Pending =>
  new Map(
    sendable(rows.filter(isIntent)).map(({ effect }) => {
      const { set, to } = effect as Effect;
      return [set, to];
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
