import { writeCamt, type WrittenTransaction } from './bank-files/write-camt.ts';

let written = 0;

/** A payment of a file: `reference` is short for the only one it names; below zero it is taken back. */
export interface WrittenPayment extends Omit<WrittenTransaction, 'amount'> {
  readonly amount: number;
  readonly reference?: string;
}

/** A file of the bank in which each payment is an entry. */
export function bankFile(all: readonly WrittenPayment[], day = '2026-03-05'): string {
  const entries = all.map(({ amount, reference, ...more }) => {
    written += 1;
    const transaction = {
      key: `T${written}`,
      ...(reference !== undefined && { references: [{ reference, amount: null }] }),
      ...more,
    };
    const sign = amount < 0 ? ({ way: 'DBIT', isReversal: true } as const) : {};
    return { amount: Math.abs(amount), day, ...sign, transactions: [transaction] };
  });
  return writeCamt(entries, { kind: '054', version: '08', currency: 'NOK' });
}
