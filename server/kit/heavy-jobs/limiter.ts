import { AppError } from '../errors.ts';

/** A limiter of work that is heavy for everybody: so many at once, and so few for each person. */
export interface HeavyJobLimiter {
  /** Waits for a turn, in order; it ends when it is disposed of. Throws `common.too_many_at_once`. */
  take(person: number): Promise<Disposable>;
}

/** Gives turns: `atOnce` in all, `each` to a person, waiting ones among them; no more than `waiting` wait. */
export function openLimiter({
  atOnce,
  each,
  waiting: mostWaiting,
}: {
  atOnce: number;
  each: number;
  waiting: number;
}): HeavyJobLimiter {
  const taken = new Map<number, number>();
  const waiting: (() => void)[] = [];
  let free = atOnce;

  function leave(person: number): void {
    const left = taken.get(person)! - 1;
    if (left === 0) taken.delete(person);
    else taken.set(person, left);
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    async take(person) {
      const has = taken.get(person) ?? 0;
      if (has >= each || (free === 0 && waiting.length >= mostWaiting)) {
        throw new AppError('common.too_many_at_once');
      }
      taken.set(person, has + 1);
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let over = false;
      return {
        [Symbol.dispose]() {
          if (!over) leave(person);
          over = true;
        },
      };
    },
  };
}

/** What people do that is heavy for everybody. */
export interface HeavyJobLimiters {
  /** Files that are read. */
  readonly reading: HeavyJobLimiter;
  /** Lists that are taken away as files. */
  readonly exports: HeavyJobLimiter;
  /** Changes of many rows in one call. */
  readonly many: HeavyJobLimiter;
  /** Bookings that are made: one after the other, so that those who wait for the same calendar hold no connection meanwhile. */
  readonly booking: HeavyJobLimiter;
}

/** The turns of one server. */
export const heavyJobLimiters = (): HeavyJobLimiters => ({
  reading: openLimiter({ atOnce: 2, each: 1, waiting: 20 }),
  exports: openLimiter({ atOnce: 4, each: 2, waiting: 40 }),
  many: openLimiter({ atOnce: 2, each: 2, waiting: 40 }),
  booking: openLimiter({ atOnce: 2, each: 500, waiting: 2_000 }),
});
