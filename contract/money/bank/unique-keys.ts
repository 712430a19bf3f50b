import type { BankPayment } from './bank-file.ts';

/** Payments of which no two have one key: where the bank gave it to several, those after the first are counted. */
export function withUniqueKeys(payments: readonly BankPayment[]): readonly BankPayment[] {
  const given = new Set<string>();
  const times = new Map<string, number>();
  return payments.map((payment) => {
    let key = payment.key;
    let nth = times.get(payment.key) ?? 1;
    while (given.has(key)) {
      nth += 1;
      key = `${payment.key}#${nth}`;
    }
    times.set(payment.key, nth);
    given.add(key);
    return { ...payment, key };
  });
}
