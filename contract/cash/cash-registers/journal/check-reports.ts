import type { PartCheck } from './check-journal.ts';
import type { JournalEvent, JournalTransaction } from './entries.ts';
import { registerSums, type GrandTotals } from './report.ts';

/** Each Z report has the sums of what was entered since the one before it. */
export function reportCheck(): PartCheck {
  let before: GrandTotals = { sales: 0, returns: 0 };
  // Those of which there is no report yet.
  let transactions: readonly JournalTransaction[] = [];
  let events: readonly JournalEvent[] = [];
  return {
    part: (part) => {
      transactions = [...transactions, ...part.transactions];
      events = [...events, ...part.events];
      return part.reports.flatMap(({ nr, last_transaction, last_event, sums }) => {
        const since = {
          transactions: transactions.filter((one) => one.nr <= last_transaction),
          events: events.filter((one) => one.nr <= last_event),
        };
        // Reports of before anything could be received say nothing of it.
        const isSame = same(registerSums(since, before), {
          ...sums,
          received: sums.received ?? [],
        });
        transactions = transactions.filter((one) => one.nr > last_transaction);
        events = events.filter((one) => one.nr > last_event);
        before = sums.grand;
        return isSame ? [] : [{ fault: 'report_differs' as const, nr }];
      });
    },
    end: () => [],
  };
}

/** Whether two reports say the same, in whichever order their fields were stored. */
const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
