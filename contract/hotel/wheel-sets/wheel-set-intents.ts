import * as z from 'zod/mini';
import { idParam } from '../../kit/call.ts';
import { instantInput } from '../../kit/time/days.ts';
import { plate } from '../../kit/fields.ts';
import { wheelPlaces } from '../label-codes.ts';
import { warnings, gateReasons, handlings, setStates } from './wheel-set-rules.ts';
import { oneLine } from '../../kit/text.ts';

/** How a set stands: what shows whether it was moved meanwhile. */
export const stateAndPlace = { state: z.enum(setStates), place_id: z.nullable(z.int()) };

/** What was read at the gate: from the car, and from the set itself. */
export const readAtGate = {
  licenseplate: plate({}).schema,
  number: oneLine(20),
};

/** What somebody did with a set, kept on their device until it is answered. */
export const intent = z.object({
  /** The key of the intent: what comes with it a second time is answered, and not done again. */
  intent: z.uuid(),
  set_id: idParam,
  /** `undo` takes back the intent that `undoes` names, while nothing else has happened to the set. */
  handling: z.enum([...handlings, 'undo']),
  undoes: z.optional(z.uuid()),
  /** Where it was put; of `store`, and of `stage` where that is known. */
  place_id: z.nullable(idParam),
  /** How the set stood for who did it, with all that they had done before. */
  seen: z.object({ state: z.enum(setStates), place_id: z.nullable(idParam) }),
  happened_at: instantInput(),
  /** Of `mount` and `return`, which do nothing without: both have to be those of the set. */
  read: z.optional(z.object(readAtGate)),
  /** Why they leave on another car than theirs; of `override: other_car`, which asks for a right of its own. */
  because: z.optional(z.enum(gateReasons)),
  unseen: z.array(z.enum(wheelPlaces)).check(z.maxLength(8)),
  override: z.array(z.enum(warnings)).check(z.maxLength(warnings.length)),
});
export type SentIntent = z.output<typeof intent>;

export const outcome = z.object({
  intent: z.uuid(),
  /** Null when it is done; else the code of why not. `wheel-sets.place_taken` and `wheel-sets.moved_meanwhile` a person has to answer; `wheel-sets.done_since` is over, by what the same person did later. */
  error: z.nullable(z.string()),
  /** How the set stands now; null of one that is not there. */
  set: z.nullable(
    z.object({ id: z.int(), version: z.int(), licenseplate: z.string(), ...stateAndPlace }),
  ),
});
export type IntentOutcome = z.output<typeof outcome>;

/** The most that one call brings back. */
export const mostIntents = 500;
