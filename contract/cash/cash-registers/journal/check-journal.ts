import { hasReceipt, type JournalEvent, type JournalTransaction } from './entries.ts';
import type { journalFaults } from './faults.ts';
import { receiptCheck, returnCheck } from './check-receipts.ts';
import { reportCheck } from './check-reports.ts';
import type { RegisterSums } from './report.ts';

/** A Z report as it was stored: the last transaction and the last event before it, and its sums. */
export interface StoredReport {
  /** In the series of the Z reports of the register. */
  readonly nr: number;
  readonly last_transaction: number;
  readonly last_event: number;
  readonly sums: RegisterSums;
}

/**
 * A part of what is written of a register, in the order of its numbers: what comes after the part before
 * it, and the Z reports whose last entries are in it.
 */
export interface Journal {
  readonly transactions: readonly JournalTransaction[];
  readonly events: readonly JournalEvent[];
  readonly reports: readonly StoredReport[];
}

/** What is wrong with a journal, and at which number. */
export interface JournalFault {
  readonly fault: (typeof journalFaults)[number];
  readonly nr: number;
}

/** The last numbers that were given: what stands in a journal ends with them. */
export interface JournalEnd {
  readonly last_transaction: number;
  readonly last_event: number;
  readonly last_z: number;
}

/** Looks at one part of a journal after the other; what can only be said at the end is said then. */
export interface PartCheck {
  part(part: Journal): JournalFault[];
  end(): JournalFault[];
}

/**
 * What is wrong with a journal: numbers that lack, a signature that is not the one of what stands there,
 * amounts that do not add up, receipts and returns without a sale, and reports that are not the sums of
 * what happened. A key that is replaced signs nothing any more. The journal comes in parts, so that
 * years of it are never in memory at once. `isSigned` says whether a transaction has its signature,
 * after that of the one before it (`undefined` for the first one).
 */
export async function faultsOf(
  parts: Iterable<Journal> | AsyncIterable<Journal>,
  end: JournalEnd,
  isSigned: (one: JournalTransaction, previous: string | undefined) => boolean,
): Promise<JournalFault[]> {
  const checks = [
    gapCheck('transaction_missing', ({ transactions }) => transactions, end.last_transaction),
    gapCheck('event_missing', ({ events }) => events, end.last_event),
    gapCheck('report_missing', ({ reports }) => reports, end.last_z),
    chainCheck(isSigned),
    receiptCheck(),
    returnCheck(),
    reportCheck(),
  ];
  const faults: JournalFault[] = [];
  for await (const part of parts) faults.push(...checks.flatMap((check) => check.part(part)));
  return [...faults, ...checks.flatMap((check) => check.end())];
}

// Every series begins at 1.
function gapCheck(
  fault: JournalFault['fault'],
  of: (part: Journal) => readonly { readonly nr: number }[],
  last: number,
): PartCheck {
  let seen = 0;
  return {
    part: (part) =>
      of(part).flatMap(({ nr }) => {
        const next = seen + 1;
        seen = nr;
        return nr === next ? [] : [{ fault, nr: next }];
      }),
    end: () => (seen === last ? [] : [{ fault, nr: seen + 1 }]),
  };
}

function chainCheck(isSigned: Parameters<typeof faultsOf>[2]): PartCheck {
  let previous: JournalTransaction | undefined;
  return {
    part: ({ transactions }) =>
      transactions.flatMap((one) => {
        const faults = faultsOfTransaction(one);
        if (!isSigned(one, previous?.signature)) faults.push('chain_broken');
        if (previous && one.key_version < previous.key_version) faults.push('older_key');
        previous = one;
        return faults.map((fault) => ({ fault, nr: one.nr }));
      }),
    end: () => [],
  };
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

function faultsOfTransaction({
  kind,
  gross,
  net,
  rounding,
  lines,
  payments,
}: JournalTransaction): JournalFault['fault'][] {
  if (!hasReceipt(kind)) {
    return net !== gross || lines.length > 0 || payments.length > 0 ? ['amounts_differ'] : [];
  }
  const faults: JournalFault['fault'][] = [];
  const isSum =
    kind === 'received'
      ? lines.length === 0 && net === gross
      : total(lines.map((line) => line.gross)) === gross &&
        total(lines.map((line) => line.net)) === net;
  if (!isSum) faults.push('amounts_differ');
  if (lines.some((line) => line.net + line.vat !== line.gross)) faults.push('vat_differs');
  if (total(payments.map(({ amount }) => amount)) !== gross + rounding) {
    faults.push('payments_differ');
  }
  return faults;
}
