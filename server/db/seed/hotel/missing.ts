import type { SetState } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { Plan } from './hotel.ts';

const missedEvery = 500;

/** Every so many of the sets that stand somewhere are missed, as in every house. */
export function missSome(plans: Plan[], now: Date): void {
  const stored = plans.filter(({ past }) => past.at(-1)!.handling === 'store');
  stored.forEach((plan, at) => {
    if (at % missedEvery !== 40) return;
    const missed = new Date(now.getTime() - (1 + (at % 7)) * 5 * 3_600_000);
    plans[plans.indexOf(plan)] = {
      ...plan,
      past: [...plan.past, { handling: 'miss', at: missed }],
    };
  });
}

/** The searches for the sets that are missing: who looks for the first of them is known. */
export const searchesOf = (
  own: { chain_id: number; site_id: number },
  sets: readonly { id: number; state: SetState }[],
) =>
  sets
    .filter(({ state }) => state === 'missing')
    .map(({ id }, at) => ({
      ...own,
      set_id: id,
      state: at === 0 ? 'searching' : 'open',
      seeker: at === 0 ? 'Tor Egil Lunde' : '',
    }));
