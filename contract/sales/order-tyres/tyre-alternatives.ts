/** What brands are classed as, the cheapest first. */
export const tyreTiers = ['budget', 'quality', 'premium'] as const;
export type TyreTier = (typeof tyreTiers)[number];

/** A tyre that could be sold. */
export interface TyreCandidate {
  readonly id: number;
  /** That of its brand; '' where nobody has classed it. */
  readonly tier: TyreTier | '';
  /** Minor units; null where nobody knows one. */
  readonly price: number | null;
  readonly cost: number | null;
  /** At the site, in thousandths. */
  readonly free: number;
  /** For how long its supplier takes; null where nobody has said. */
  readonly lead_days: number | null;
}

/** Why it is the one of its class: it lies here, it comes soonest, or it is the one that leaves most. */
export type ChosenBecause = 'in_stock' | 'soonest' | 'margin';

export interface TyreAlternative {
  readonly id: number;
  readonly tier: TyreTier;
  readonly because: ChosenBecause;
  /** Its brand has no class: its price among the others says which. */
  readonly by_price: boolean;
}

/**
 * Three tyres to choose from, one of each class: what lies here in the number that is wanted before
 * what has to be ordered, then what comes soonest, then what leaves most, then what costs least.
 * Brands without a class are put into one by their price, in thirds of all that have one.
 */
export function tyreAlternatives(
  candidates: readonly TyreCandidate[],
  wanted: number,
): TyreAlternative[] {
  const prices = candidates.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b);
  return tyreTiers.flatMap((tier) => {
    const [best, ...others] = candidates
      .filter((one) => tierOf(one, prices) === tier)
      .toSorted((one, other) => compared(one, other, wanted));
    if (!best) return [];
    return [
      { id: best.id, tier, because: because(best, others, wanted), by_price: best.tier === '' },
    ];
  });
}

function tierOf({ tier, price }: TyreCandidate, prices: readonly number[]): TyreTier {
  if (tier !== '') return tier;
  if (price === null || prices.length < tyreTiers.length) return 'quality';
  const below = prices.filter((other) => other < price).length;
  return tyreTiers[Math.floor((below / prices.length) * tyreTiers.length)]!;
}

const isHere = ({ free }: TyreCandidate, wanted: number) => free >= wanted;
const wait = ({ lead_days: days }: TyreCandidate) => days ?? Infinity;
const left = ({ price, cost }: TyreCandidate) =>
  price === null || cost === null ? -Infinity : price - cost;

// Infinities differ by nothing.
const by = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

const compared = (one: TyreCandidate, other: TyreCandidate, wanted: number): number =>
  Number(isHere(other, wanted)) - Number(isHere(one, wanted)) ||
  (isHere(one, wanted) ? 0 : by(wait(one), wait(other))) ||
  by(left(other), left(one)) ||
  by(one.price ?? Infinity, other.price ?? Infinity) ||
  one.id - other.id;

function because(
  best: TyreCandidate,
  others: readonly TyreCandidate[],
  wanted: number,
): ChosenBecause {
  const here = isHere(best, wanted);
  const rivals = others.filter(
    (one) => isHere(one, wanted) === here && (here || wait(one) === wait(best)),
  );
  if (rivals.length > 0 && left(best) > -Infinity) return 'margin';
  return here ? 'in_stock' : 'soonest';
}
