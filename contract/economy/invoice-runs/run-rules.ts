import type { VatCategory } from '../../money/vat.ts';
import { creditWarning, type Buyer } from '../../sales/order-buyer/buyer-rules.ts';
import { lackOfIssue, type ToIssue } from '../invoices/invoice-rules.ts';
import { mostLines } from '../../kit/document/lines.ts';

/** What comes to stand on one invoice: all of a customer, each order, or those with the same order number of the customer or cost centre. */
export const groupings = ['customer', 'order', 'purchase_order', 'cost_centre'] as const;
export type Grouping = (typeof groupings)[number];

/** Why an order or agreement is left out of a run. */
export const runReasons = [
  '',
  'by_hand',
  'stopped',
  'error',
  'nobody',
  'internal',
  'no_address',
  'no_buyer_reference',
  'outside_with_taxed',
  'buyer_blocked',
  'over_credit',
  'below',
  'not_done',
  'not_in_force',
  'nothing_left',
] as const;
export type RunReason = (typeof runReasons)[number];

/** A finished order, or a storage agreement, of which something is not invoiced. */
export interface ToInvoice {
  readonly id: number;
  readonly customer_id: number | null;
  readonly customer: ToIssue['buyer'] | null;
  readonly prices_include_vat: boolean;
  /** The customer's own order number. */
  readonly reference: string;
  readonly cost_centre_id: number | null;
  /** What is left of it with VAT, in minor units, and on how many lines. */
  readonly left: number;
  readonly line_count: number;
  readonly categories: readonly VatCategory[];
  /** What is left to pay of it, and how much more its customer owes once it is invoiced: nothing where it was ordered, as that counts already. */
  readonly unpaid: number;
  readonly adds: number;
  /** Whether somebody who may give credit said of it that it goes on. */
  readonly is_let: boolean;
}

export interface Proposed {
  readonly id: number;
  readonly amount: number;
  readonly state: 'planned' | 'out';
  readonly reason: RunReason;
  /** What is the same for those that come to stand on one invoice. */
  readonly part: string;
}

interface Terms {
  readonly grouping: Grouping;
  readonly least: number;
  readonly seller: ToIssue['seller'];
  readonly buyers: ReadonlyMap<number, Pick<Buyer, 'blocked' | 'credit_limit' | 'owed'>>;
}

/**
 * Which of them are invoiced and which of them together, or why one is not: it lacks what the
 * law wants on an invoice, its customer has no more on credit, or what is left of all that stand
 * together is less than `least` (minor units). `buyers` are asked of who is in it; none where
 * drafts are left, since somebody looks those over.
 */
export function proposed(
  all: readonly ToInvoice[],
  { grouping, least, seller, buyers }: Terms,
): Proposed[] {
  const added = new Map<number | null, number>();
  for (const { customer_id: id, adds } of all) added.set(id, (added.get(id) ?? 0) + adds);
  const parts = new Map<string, { lines: number; amount: number; nth: number }>();
  const judged = all.map((one): Proposed => {
    const { id, left: amount, line_count: lines } = one;
    const out = lackOf(one, seller) ?? warningOf(one, buyers, added.get(one.customer_id)!);
    if (out) return { id, amount, state: 'out', reason: out, part: '' };
    const group = groupOf(one, grouping);
    const known = parts.get(group) ?? { lines: 0, amount: 0, nth: 0 };
    // No document has more lines.
    const isFull = known.lines + lines > mostLines;
    const nth = known.nth + (isFull ? 1 : 0);
    parts.set(group, {
      lines: isFull ? lines : known.lines + lines,
      amount: known.amount + amount,
      nth,
    });
    return { id, amount, state: 'planned', reason: '', part: `${group} ${nth}` };
  });
  return judged.map((one) => {
    const group = one.part.slice(0, one.part.lastIndexOf(' '));
    const isBelow = one.state === 'planned' && parts.get(group)!.amount < least;
    return isBelow ? { ...one, state: 'out', reason: 'below', part: '' } : one;
  });
}

function lackOf(
  { customer, reference, categories }: ToInvoice,
  seller: ToIssue['seller'],
): RunReason | undefined {
  if (!customer) return 'nobody';
  const asked = { seller, buyer: customer, buyer_reference: '', purchase_order: reference };
  const lack = lackOfIssue({ ...asked, categories });
  return lack && (lack.slice('invoices.'.length) as RunReason);
}

function warningOf(
  { customer_id: id, unpaid, is_let: isLet }: ToInvoice,
  buyers: Terms['buyers'],
  adds: number,
): RunReason | undefined {
  const buyer = buyers.get(id!);
  return buyer && creditWarning(buyer, { unpaid, used: buyer.owed + adds, isLet });
}

/** What of one has to be the same to stand beside another. */
function groupOf(one: ToInvoice, grouping: Grouping): string {
  const { id, customer_id, customer, prices_include_vat, reference, categories } = one;
  // The public is asked for by its reference, which an invoice has one of.
  const byReference = grouping === 'purchase_order' || customer!.type === 'public';
  return JSON.stringify([
    customer_id,
    prices_include_vat,
    categories[0] === 'O',
    grouping === 'order' && id,
    byReference && reference,
    grouping === 'cost_centre' && one.cost_centre_id,
  ]);
}
