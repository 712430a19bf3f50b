import { foldText } from '../../kit/rules/same-text.ts';

/** Why a payment may be of an invoice, the strongest first. */
export const proposalReasons = [
  'number',
  'plate',
  'order',
  'payer',
  'amount',
  'sum',
  'name',
] as const;
export type ProposalReason = (typeof proposalReasons)[number];

/** A payment that nobody has said of what it is. */
export interface Unmatched {
  /** What of it is left, in minor units. */
  readonly left: number;
  readonly currency: string;
  readonly payer: string;
  /** What the payer wrote, and the references that are of no invoice. */
  readonly text: string;
}

/** An invoice with something left to pay. */
export interface OpenInvoice {
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly number: string;
  readonly customer: string;
  readonly plates: readonly string[];
  /** The numbers of its orders. */
  readonly orders: readonly string[];
  readonly currency: string;
  readonly open: number;
  /** Whether the same account has paid for its customer before. */
  readonly is_known_payer: boolean;
}

/** Invoices of one customer that a payment may pay, and how much of each. */
export interface Proposal {
  readonly customer_id: number;
  readonly parts: readonly { readonly invoice_id: number; readonly amount: number }[];
  readonly reasons: readonly ProposalReason[];
}

const weights: Readonly<Record<ProposalReason, number>> = {
  number: 8,
  plate: 6,
  order: 5,
  payer: 4,
  amount: 4,
  sum: 4,
  name: 3,
};

/** Below it, it is chance. */
const least = 4;
const most = 3;

/**
 * What a payment may be of, the likeliest first: invoices that it names, of a car or an order it names, of who
 * paid from the same account or is called the same, or of the same amount. Only ever shown: somebody
 * says that it is so.
 */
export function proposalsFor(payment: Unmatched, open: readonly OpenInvoice[]): Proposal[] {
  if (payment.left <= 0) return [];
  const said = wordsOf(payment.text);
  const judged = open
    .filter((one) => one.open > 0 && one.currency === payment.currency)
    .map((one) => ({ one, reasons: reasonsOf(payment, said, one) }));
  const ofCustomers = Map.groupBy(judged, ({ one }) => one.customer_id);
  return [...ofCustomers.values()]
    .flatMap((some) => [sumOf(payment, some), ...some.map((each) => alone(payment, each))])
    .filter((one) => one !== undefined)
    .filter((one) => weightOf(one) >= least)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, most);
}

/**
 * Of which payments the first proposal is as good as sure: by its amount and something that the payer
 * said, with no other near, and of invoices that no other of the payments may be of first.
 */
export function clearOf(all: readonly (readonly Proposal[])[]): boolean[] {
  const claims = all.flatMap(([first]) => first?.parts.map(({ invoice_id: id }) => id) ?? []);
  const isClaimedOnce = (id: number) => claims.filter((one) => one === id).length === 1;
  return all.map(
    (one) => isSure(one) && one[0]!.parts.every(({ invoice_id: id }) => isClaimedOnce(id)),
  );
}

function isSure([first, second]: readonly Proposal[]): boolean {
  if (!first) return false;
  const fits = first.reasons.some((one) => one === 'amount' || one === 'sum');
  const isSaid = first.reasons.some((one) => one !== 'amount' && one !== 'sum');
  return fits && isSaid && (!second || weightOf(first) - weightOf(second) >= weights.name);
}

const weightOf = ({ reasons }: Proposal): number =>
  reasons.reduce((sum, one) => sum + weights[one], 0);

/** An invoice, and why a payment may be of it. */
interface Judged {
  readonly one: OpenInvoice;
  readonly reasons: readonly ProposalReason[];
}

const alone = ({ left }: Unmatched, { one, reasons }: Judged): Proposal => ({
  customer_id: one.customer_id,
  parts: [{ invoice_id: one.invoice_id, amount: Math.min(left, one.open) }],
  reasons,
});

/** All that a customer owes, or all that the payment names of it, where several come to the payment. */
function sumOf({ left }: Unmatched, all: readonly Judged[]): Proposal | undefined {
  const named = all.filter(({ reasons }) => reasons.includes('number'));
  const some = [named, all].find(
    (these) => these.length > 1 && these.reduce((sum, { one }) => sum + one.open, 0) === left,
  );
  if (!some) return undefined;
  const reasons = new Set(some.flatMap((each) => each.reasons));
  return {
    customer_id: some[0]!.one.customer_id,
    parts: some.map(({ one }) => ({ invoice_id: one.invoice_id, amount: one.open })),
    reasons: proposalReasons.filter((one) => one === 'sum' || reasons.has(one)),
  };
}

function reasonsOf(
  { left, payer }: Unmatched,
  said: ReadonlySet<string>,
  { number, plates, orders, customer, open, is_known_payer }: OpenInvoice,
): ProposalReason[] {
  const isNumbered = said.has(folded(number));
  const holds: Readonly<Record<ProposalReason, boolean>> = {
    number: isNumbered,
    plate: plates.some((plate) => said.has(folded(plate))),
    // Numbers of invoices and of orders may be the same.
    order: !isNumbered && orders.some((order) => said.has(folded(order))),
    payer: is_known_payer,
    amount: left === open,
    sum: false,
    name: isSameName(payer, customer),
  };
  return proposalReasons.filter((reason) => holds[reason]);
}

/** Without anything that is no letter or digit: as banks, plates and people each write it. */
const folded = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What was written, word by word, and two words as one: `AB 12345` is a plate. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    .split(/[\s,;:/.#]+/u)
    .map(folded)
    .filter(Boolean);
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)]);
}

const companyForms = new Set(['as', 'asa', 'ans', 'da', 'ab', 'hb', 'kb', 'aps', 'oy', 'oyj']);
const nameWords = (name: string): string[] =>
  name
    .split(/[\s,.&/-]+/u)
    .map(folded)
    .filter((word) => word.length > 1 && !companyForms.has(word));

/** Whether all of the shorter of two names is in the longer, in any order, and is more than one word or all of both. */
function isSameName(one: string, other: string): boolean {
  const [shorter, longer] = [nameWords(one), nameWords(other)].toSorted(
    (a, b) => a.length - b.length,
  ) as [string[], string[]];
  if (shorter.length === 0) return false;
  const isWithin = shorter.every((word) => longer.includes(word));
  return isWithin && (shorter.length > 1 || longer.length === 1);
}
