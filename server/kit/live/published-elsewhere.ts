/** How many messages a server has published so far, by its own count. */
export interface Published {
  readonly uid: string;
  readonly told: number;
}

interface Known {
  /** All up to here were received, or are not missed any more. */
  upTo: number;
  /** Received beyond the next one: what is published at once may arrive in any order. */
  readonly ahead: Set<number>;
  /** What it had published at the comparison before: that has had time to arrive. */
  due: number;
}

/** Keeps account of what other servers published and this one received. */
export interface Account {
  received(uid: string, number: number): void;
  /** Compares with what all others say they published; true when something was missed. Once said, it is not missed again. */
  compare(others: readonly Published[]): boolean;
}

/** Opens an account; what was published before the first comparison with a server counts as received. */
export function openAccount(): Account {
  const known = new Map<string, Known>();
  const early = new Map<string, Set<number>>();

  function received(uid: string, number: number): void {
    const one = known.get(uid);
    if (one) {
      one.ahead.add(number);
      catchUp(one, one.upTo);
      return;
    }
    const numbers = early.get(uid) ?? new Set();
    early.set(uid, numbers.add(number));
  }

  function compareWith({ uid, told }: Published): boolean {
    const one = known.get(uid);
    if (!one) {
      const first = { upTo: told, ahead: early.get(uid) ?? new Set<number>(), due: told };
      early.delete(uid);
      catchUp(first, told);
      known.set(uid, first);
      return false;
    }
    const missed = one.upTo < one.due;
    if (missed) catchUp(one, told);
    one.due = told;
    return missed;
  }

  return {
    received,
    compare(others) {
      const missed = others.map(compareWith).includes(true);
      // Nobody can say what a server published last before it was gone.
      const gone = [...known.keys()].filter((uid) => !others.some((other) => other.uid === uid));
      for (const uid of gone) known.delete(uid);
      return missed || gone.length > 0;
    },
  };
}

function catchUp(one: Known, from: number): void {
  one.upTo = Math.max(one.upTo, from);
  while (one.ahead.delete(one.upTo + 1)) one.upTo += 1;
  for (const number of one.ahead) if (number <= one.upTo) one.ahead.delete(number);
}
