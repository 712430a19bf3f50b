/** A line of a set's movements, as far as it says how the set stood from then on. */
interface Moved {
  /** The day of the site on which it was done, `yyyy-MM-dd`. */
  readonly at: string;
  readonly to_state: string;
  readonly to_place: string | null;
}

/** How a set stood at the end of a day. */
export interface StateOnDay {
  readonly state: string;
  readonly place: string | null;
  /** Since which day. */
  readonly since: string;
}

/**
 * How a set stood at the end of a day, by its movements, newest first as they were written. Null before
 * the first of them. A line that takes another back says how the set stood after it, like any other.
 */
export function stateOnDay(movements: readonly Moved[], day: string): StateOnDay | null {
  const last = movements.find((one) => one.at <= day);
  return last ? { state: last.to_state, place: last.to_place, since: last.at } : null;
}
