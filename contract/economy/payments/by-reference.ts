/** A payment as its bank says it; amounts in minor units. */
export interface Paid {
  readonly amount: number;
  readonly currency: string;
  readonly references: readonly { readonly reference: string; readonly amount: number | null }[];
}

/** An invoice that a payment may be of. */
export interface Owed {
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly reference: string;
  readonly currency: string;
  /** What is left to pay of it, in minor units. */
  readonly open: number;
}

/** What of a payment is paid on an invoice. */
export interface PaidPart {
  readonly invoice_id: number;
  readonly amount: number;
}

/**
 * What a payment pays by the references that it names, an invoice each; the rest of it is for somebody
 * to look at. A reference says whose the money is, also where more is paid than is left. Of several
 * that do not say how much each is, nothing is taken unless all are known and come to the payment.
 */
export function byReference(
  { amount, currency, references }: Paid,
  owed: ReadonlyMap<string, Owed>,
): readonly PaidPart[] {
  if (amount <= 0) return [];
  const named = together(references);
  if (named.some((one) => one.amount !== null && one.amount <= 0)) return [];
  const isAll = named.length === 1 && named[0]!.amount === null;
  const found = named.flatMap(({ reference, amount: said }) => {
    const one = owed.get(reference);
    if (!one || one.currency !== currency) return [];
    return { invoice_id: one.invoice_id, said, left: isAll ? amount : Math.max(0, one.open) };
  });
  const parts = found.map(({ invoice_id, said, left }) => ({ invoice_id, amount: said ?? left }));
  const sum = parts.reduce((all, part) => all + part.amount, 0);
  const isSaid = found.every(({ said }) => said !== null);
  const fits = isSaid ? sum <= amount : found.length === named.length && sum === amount;
  return fits ? parts.filter((part) => part.amount > 0) : [];
}

/** One that is named twice is one, for both amounts. */
function together(references: Paid['references']): Paid['references'] {
  const of = Map.groupBy(references, ({ reference }) => reference);
  return [...of].map(([reference, some]) => ({
    reference,
    amount: some.some(({ amount }) => amount === null)
      ? null
      : some.reduce((sum, { amount }) => sum + amount!, 0),
  }));
}
