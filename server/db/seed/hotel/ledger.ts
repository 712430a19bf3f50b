import {
  handlingRules,
  takesRoom,
  type SetState,
} from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { Random } from '../random.ts';
import type { DemoMovement } from './past.ts';

/** How a set stands after its past. */
export const stateOf = (past: readonly DemoMovement[]): SetState =>
  handlingRules[past.at(-1)!.handling].to;

/** The ledger of a set, which ends where it stands now. */
export function linesOf(
  own: { chain_id: number; site_id: number },
  staff: readonly number[],
  set_id: number,
  past: readonly DemoMovement[],
  place: number | null,
  anywhere: () => number,
  random: Random,
) {
  let [state, at]: [SetState, number | null] = ['expected', null];
  return past.map(({ handling, at: happened_at }, nth) => {
    const [from_state, from_place] = [state, at];
    state = handlingRules[handling].to;
    if (nth === past.length - 1) at = place;
    else at = takesRoom(state) ? anywhere() : null;
    return {
      ...own,
      set_id,
      intent: uuid(random),
      handling,
      from_state,
      to_state: state,
      from_place,
      to_place: at,
      happened_at,
      recorded_at: happened_at,
      // Whoever took wheels in put them away; the next time it was somebody else.
      recorded_by: staff[(set_id + Math.floor(nth / 2)) % staff.length] ?? null,
      source: 'demo',
      device: '',
    };
  });
}

/** The same in every run. */
function uuid(random: Random): string {
  const part = (digits: number) =>
    random
      .int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  return `${part(8)}-${part(4)}-4${part(3)}-a${part(3)}-${part(6)}${part(6)}`;
}
