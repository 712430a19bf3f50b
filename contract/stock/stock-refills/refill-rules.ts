/** The most that one line of an order takes, in thousandths. */
export const mostRefilled = 999_999_999;

/** What a proposal is made from, of one product in a warehouse. Quantities in thousandths. */
export interface RefillInputs {
  readonly on_hand: number;
  readonly reserved: number;
  /** Ordered, and not here yet. */
  readonly incoming: number;
  /** What agreed orders need and is not reserved for them. */
  readonly needed: number;
  /** How much has to stand there, and up to how much it is filled; null where nobody said. */
  readonly min: number | null;
  readonly max: number | null;
  /** Sold and used within `sold_days`, less what came back. */
  readonly sold: number;
  /** How many it is sold in, in pieces. */
  readonly pack: number;
  /** Days from the order until it is here. */
  readonly lead_days: number;
}

/** Over how many days it was looked what was sold, and for how many more it shall last. */
export interface Horizon {
  readonly sold_days: number;
  readonly cover_days: number;
}

/** How much is proposed, and each step that leads there. */
interface Proposal {
  /** On hand, less reserved and what orders need, with what is coming. */
  readonly free: number;
  /** What is sold until it is here. */
  readonly until_here: number;
  /** Below it something is ordered. */
  readonly order_below: number;
  /** Up to it it is filled. */
  readonly fill_to: number;
  /** What lacks of it; nothing while there is enough. */
  readonly lacking: number;
  /** The same in whole packs, as many as a line takes. */
  readonly suggested: number;
}

/** How much of a product is to be ordered, and why. */
export function proposalOf(inputs: RefillInputs, { sold_days, cover_days }: Horizon): Proposal {
  const { on_hand, reserved, incoming, needed, min, max, sold, pack, lead_days } = inputs;
  const soldIn = (days: number) => Math.ceil((sold * days) / sold_days);
  const free = on_hand - reserved - needed + incoming;
  const until_here = soldIn(lead_days);
  const order_below = Math.max(min ?? 0, until_here);
  const wanted = max ?? order_below + soldIn(cover_days);
  const fill_to = Math.max(wanted, order_below);
  const lacking = free < order_below ? fill_to - free : 0;
  const whole = pack * 1000;
  const packs = Math.min(Math.ceil(lacking / whole), Math.floor(mostRefilled / whole));
  return {
    free,
    until_here,
    order_below,
    fill_to,
    lacking,
    suggested: packs * whole,
  };
}
