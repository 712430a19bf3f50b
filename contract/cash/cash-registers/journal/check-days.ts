import type { Journal } from './check-journal.ts';

/** The days of a register beside its Z reports. */
export interface DayCheck {
  take(part: Journal): void;
  /** Days of which the Z report was made together with that of a later one. */
  late(): string[];
  /** The first day before `today` that has no Z report yet; null where all have. */
  open(today: string): string | null;
}

/** Looks at the parts of a journal one after the other: whether each day that a register was used has its own Z report. Days `yyyy-MM-dd`. */
export function dayCheck(): DayCheck {
  const late: string[] = [];
  let waiting: { readonly nr: number; readonly day: string }[] = [];
  return {
    take({ transactions, reports }) {
      waiting.push(...transactions.map(({ nr, day }) => ({ nr, day })));
      for (const { last_transaction: last } of reports) {
        const days = new Set(waiting.filter(({ nr }) => nr <= last).map(({ day }) => day));
        late.push(...[...days].slice(0, -1));
        waiting = waiting.filter(({ nr }) => nr > last);
      }
    },
    late: () => late,
    open: (today) => waiting.find(({ day }) => day < today)?.day ?? null,
  };
}
