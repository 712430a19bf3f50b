import type { JournalFault, PartCheck } from './check-journal.ts';
import { hasReceipt, type JournalEvent } from './entries.ts';

/** Each sale and return, and what is received, has its receipt, at most one copy, and nothing is the receipt of nothing. */
export function receiptCheck(): PartCheck {
  const known = new Set<number>();
  const withoutReceipt = new Set<number>();
  const copied = new Set<number>();
  const events: { readonly nr: number; readonly of: number }[] = [];
  return {
    part: (part) => {
      for (const { nr, kind } of part.transactions) {
        known.add(nr);
        if (hasReceipt(kind)) withoutReceipt.add(nr);
      }
      const faults: JournalFault[] = [];
      for (const { nr, kind, transaction_nr: of } of part.events) {
        if (of === null) continue;
        // What it is of may stand in the next part.
        if (!known.has(of)) events.push({ nr, of });
        if (isReceipt(kind)) withoutReceipt.delete(of);
        if (kind !== 'copy') continue;
        if (copied.has(of)) faults.push({ fault: 'two_copies', nr: of });
        copied.add(of);
      }
      return faults;
    },
    end: () => [
      ...events
        .filter(({ of }) => !known.has(of))
        .map(({ nr }) => ({ fault: 'event_of_nothing' as const, nr })),
      ...[...withoutReceipt].map((nr) => ({ fault: 'no_receipt' as const, nr })),
    ],
  };
}

const isReceipt = (kind: JournalEvent['kind']): boolean =>
  kind === 'sales_receipt' || kind === 'return_receipt';

/** A return is of a sale before it, and no more comes back than was sold. */
export function returnCheck(): PartCheck {
  // What of each sale has not come back, in minor units.
  const left = new Map<number, number>();
  return {
    part: ({ transactions }) =>
      transactions.flatMap(({ nr, kind, of_nr: of, gross }): JournalFault[] => {
        if (kind === 'sale') left.set(nr, gross);
        if (of === null) return [];
        const before = of < nr ? left.get(of) : undefined;
        if (before === undefined) return [{ fault: 'return_of_nothing', nr }];
        left.set(of, before + gross);
        return before + gross < 0 ? [{ fault: 'more_returned', nr }] : [];
      }),
    end: () => [],
  };
}
