import type { JournalEvent, JournalTransaction } from './entries.ts';
import { registerSums, type GrandTotals, type RegisterSums } from './report.ts';

/** A Z report as it was stored: the last transaction and the last event before it, and its sums. */
export interface StoredReport {
  /** In the series of the Z reports of the register. */
  readonly nr: number;
  readonly last_transaction: number;
  readonly last_event: number;
  readonly sums: RegisterSums;
}

/** All that is written of a register, in the order of its numbers. */
export interface Journal {
  readonly transactions: readonly JournalTransaction[];
  readonly events: readonly JournalEvent[];
  readonly reports: readonly StoredReport[];
}

/** What is wrong with a journal, and at which number. */
export const journalFaults = [
  'transaction_missing',
  'event_missing',
  'report_missing',
  'chain_broken',
  'older_key',
  'amounts_differ',
  'vat_differs',
  'payments_differ',
  'no_receipt',
  'two_copies',
  'event_of_nothing',
  'return_of_nothing',
  'more_returned',
  'report_differs',
] as const;
export interface JournalFault {
  readonly fault: (typeof journalFaults)[number];
  readonly nr: number;
}

/**
 * What is wrong with a journal: numbers that lack, a signature that is not the one of what stands there,
 * amounts that do not add up, receipts and returns without a sale, and reports that are not the sums of
 * what happened. A key that is replaced signs nothing any more. `isSigned` says whether a transaction has its signature, after that of the one before
 * it (`undefined` for the first one).
 */
export function faultsOf(
  { transactions, events, reports }: Journal,
  isSigned: (one: JournalTransaction, previous: string | undefined) => boolean,
): JournalFault[] {
  const known = new Map(transactions.map((one) => [one.nr, one]));
  return [
    ...gaps(transactions).map((nr) => ({ fault: 'transaction_missing' as const, nr })),
    ...gaps(events).map((nr) => ({ fault: 'event_missing' as const, nr })),
    ...gaps(reports).map((nr) => ({ fault: 'report_missing' as const, nr })),
    ...transactions.flatMap((one, at) => {
      const previous = transactions[at - 1];
      const faults = faultsOfTransaction(one, known);
      if (!isSigned(one, previous?.signature)) faults.push('chain_broken');
      if (previous && one.key_version < previous.key_version) faults.push('older_key');
      return faults.map((fault) => ({ fault, nr: one.nr }));
    }),
    ...faultsOfReceipts(transactions, events, known),
    ...moreReturned(transactions, known),
    ...faultsOfReports({ transactions, events, reports }),
  ];
}

// Every series begins at 1.
const gaps = (all: readonly { readonly nr: number }[]): number[] =>
  all.flatMap(({ nr }, at) => {
    const next = at === 0 ? 1 : all[at - 1]!.nr + 1;
    return nr === next ? [] : [next];
  });

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

function faultsOfTransaction(
  one: JournalTransaction,
  known: ReadonlyMap<number, JournalTransaction>,
): JournalFault['fault'][] {
  const { kind, gross, net, rounding, lines, payments, of_nr } = one;
  const isTrade = kind === 'sale' || kind === 'return';
  const faults: JournalFault['fault'][] = [];
  if (isTrade) {
    const isSum =
      total(lines.map((line) => line.gross)) === gross &&
      total(lines.map((line) => line.net)) === net;
    if (!isSum) faults.push('amounts_differ');
    if (lines.some((line) => line.net + line.vat !== line.gross)) faults.push('vat_differs');
    if (total(payments.map(({ amount }) => amount)) !== gross + rounding) {
      faults.push('payments_differ');
    }
  } else if (net !== gross || lines.length > 0 || payments.length > 0) {
    faults.push('amounts_differ');
  }
  const sale = of_nr === null ? undefined : known.get(of_nr);
  if (of_nr !== null && (sale?.kind !== 'sale' || of_nr >= one.nr))
    faults.push('return_of_nothing');
  return faults;
}

/** Each sale and return has its receipt, at most one copy, and nothing is the receipt of nothing. */
function faultsOfReceipts(
  transactions: readonly JournalTransaction[],
  events: readonly JournalEvent[],
  known: ReadonlyMap<number, JournalTransaction>,
): JournalFault[] {
  const receipts = new Set<number>();
  const copies = new Map<number, number>();
  const faults: JournalFault[] = [];
  for (const { nr, kind, transaction_nr: of } of events) {
    if (of === null) continue;
    if (!known.has(of)) faults.push({ fault: 'event_of_nothing', nr });
    if (isReceipt(kind)) receipts.add(of);
    if (kind === 'copy') copies.set(of, (copies.get(of) ?? 0) + 1);
  }
  for (const { nr, kind } of transactions) {
    const isTrade = kind === 'sale' || kind === 'return';
    if (isTrade && !receipts.has(nr)) faults.push({ fault: 'no_receipt', nr });
    if ((copies.get(nr) ?? 0) > 1) faults.push({ fault: 'two_copies', nr });
  }
  return faults;
}

const isReceipt = (kind: JournalEvent['kind']): boolean =>
  kind === 'sales_receipt' || kind === 'return_receipt';

function moreReturned(
  transactions: readonly JournalTransaction[],
  known: ReadonlyMap<number, JournalTransaction>,
): JournalFault[] {
  const back = new Map<number, number>();
  return transactions.flatMap(({ nr, of_nr: of, gross }) => {
    const sale = of === null ? undefined : known.get(of);
    if (of === null || !sale) return [];
    const all = (back.get(of) ?? 0) - gross;
    back.set(of, all);
    return all > sale.gross ? [{ fault: 'more_returned' as const, nr }] : [];
  });
}

function faultsOfReports({ transactions, events, reports }: Journal): JournalFault[] {
  let before: GrandTotals = { sales: 0, returns: 0 };
  let [transaction, event] = [0, 0];
  return reports.flatMap(({ nr, last_transaction, last_event, sums }) => {
    const since = {
      transactions: transactions.filter(
        (one) => one.nr > transaction && one.nr <= last_transaction,
      ),
      events: events.filter((one) => one.nr > event && one.nr <= last_event),
    };
    const isSame = same(registerSums(since, before), sums);
    [transaction, event] = [last_transaction, last_event];
    before = sums.grand;
    return isSame ? [] : [{ fault: 'report_differs' as const, nr }];
  });
}

/** Whether two reports say the same, in whichever order their fields were stored. */
const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
