/** How an invoice stands for somebody who pays it. */
export const payStates = ['open', 'overdue', 'paid', 'credited'] as const;
export type PayState = (typeof payStates)[number];

/** An issued invoice as far as paying it asks; amounts in minor units. */
export interface PaidInvoice {
  readonly gross: number;
  /** What credit notes have taken back of it. */
  readonly credited: number;
  /** Fees and interest that were asked for of it. */
  readonly charges: number;
  /** What is left to pay of it, and of them. */
  readonly open: number;
  /** `yyyy-MM-dd` */
  readonly due_date: string | null;
}

/** How an invoice stands on a day (`yyyy-MM-dd`): on the day that it is due it is not late. */
export function payStateOf(
  { gross, credited, open, due_date: due }: PaidInvoice,
  today: string,
): PayState {
  if (open > 0) return due !== null && due < today ? 'overdue' : 'open';
  return gross > 0 && credited === gross ? 'credited' : 'paid';
}

/** What was paid of an invoice by now, in minor units. */
export const paidOf = ({ gross, credited, charges, open }: PaidInvoice): number =>
  Math.max(0, gross + charges - credited - open);
