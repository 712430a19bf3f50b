import type { SetState } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { dayFrom } from '../customers.ts';

const states = ['offered', 'accepted', 'offered', 'declined', 'accepted'] as const;
const calledEvery = 5;

/** Offers of new tyres: of the worn sets that stand in the house, every so many was called about. */
export const offersOf = (
  own: { chain_id: number; site_id: number },
  sets: readonly {
    id: number;
    state: SetState;
    wheels: { verdict: string; size: string };
  }[],
  now: Date,
) =>
  sets
    .filter(({ state, wheels }) => state === 'stored' && /illegal|replace/.test(wheels.verdict))
    .filter((_, at) => at % calledEvery === 0)
    .map(({ id, wheels }, at) => ({
      ...own,
      set_id: id,
      size: wheels.size,
      offered_on: dayFrom(now, -(at % 21)),
      state: states[at % states.length]!,
    }));
