import type { Line } from '../../kit/document/lines.ts';
import { addedOf, isOfRule, type Outcome, type Verdict } from '../../kit/document/follow-rules.ts';
import type { ProductKind } from '../../stock/products/product-kinds.ts';
import {
  lacksOfOrder,
  lacksOfProduct,
  type AutoConditions,
  type AutoFacts,
  type AutoProduct,
} from './auto-conditions.ts';

/** The field of a line of an order that says which rule added it. */
export const addedBy = 'added_by';

/** How much of it is added: for each piece, for each four of them, or once. */
export const autoPers = ['piece', 'set', 'order'] as const;
export type AutoPer = (typeof autoPers)[number];

/** A rule of what is added to orders, with what a line of its product begins with. */
export interface AutoRule extends AutoConditions {
  readonly id: number;
  readonly name: string;
  readonly product: {
    readonly id: number;
    readonly kind: ProductKind;
    readonly name: string;
    readonly price: number | null;
    readonly vat: string;
  };
  /** Nothing is added where this stands on the order. */
  readonly unless_product_id: number | null;
  readonly per: AutoPer;
  /** In thousandths. */
  readonly quantity: number;
  readonly price: number | null;
  readonly text: string;
  readonly asks: boolean;
  readonly question: string;
  readonly must_stay: boolean;
  readonly priority: number;
}

/** What rules of an order say hangs on: themselves, the products on it, and whose it is. */
export interface AutoInputs {
  readonly rules: readonly AutoRule[];
  readonly products: readonly AutoProduct[];
  readonly facts: AutoFacts;
}

interface Options {
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** The rules whose lines somebody took away. */
  readonly leftOut: readonly number[];
}

const most = 999_999_999;
const ofSet = 4_000;

const productOf = (line: Line): number | null =>
  typeof line['product_id'] === 'number' ? line['product_id'] : null;

/**
 * What rules say of an order: which lines are to be added, changed in their quantity or taken out,
 * and for which lines. What a person wrote or changed stays as it is, and counts as there; what a
 * rule added is never what another adds something for. Doing what it says leaves nothing to do.
 * Says nothing while it is not known what some line is about.
 */
export function autoOutcomes(
  { rules, products, facts }: AutoInputs,
  lines: readonly Line[],
  { day, leftOut }: Options,
): Outcome[] {
  const known = new Map(products.map((one) => [one.id, one]));
  const written = lines.filter((line) => !addedOf(line, addedBy) && productOf(line) !== null);
  if (written.some((line) => !known.has(productOf(line)!))) return [];
  const added = new Map(rules.map(({ id, product }) => [id, product.id]));
  // What a rule added before it came to add something else is no longer its own.
  const isKept = (line: Line) =>
    isOfRule(line, addedBy) && added.get(addedOf(line, addedBy)!.rule) === productOf(line);
  const there = new Set(lines.filter((line) => !isKept(line)).map(productOf));

  return inTurn(rules).flatMap((rule) => {
    const [own, ...others] = lines.filter((line) => addedOf(line, addedBy)?.rule === rule.id);
    const holds = lacksOfOrder(rule, facts, day).length === 0;
    const sources = holds
      ? written.filter((line) => lacksOfProduct(rule, known.get(productOf(line)!)!).length === 0)
      : [];
    const quantity = quantityOf(rule, sources);
    const from = sources.map(({ key }) => key);
    const isDone = there.has(rule.product.id) || there.has(rule.unless_product_id ?? 0);
    const isHeld = own !== undefined && isKept(own);
    const verdict = verdictOf({
      own: own && (isHeld ? 'kept' : 'by_hand'),
      isWanted: quantity === null || quantity > 0,
      isUnsure: quantity === null,
      isDone,
      needsAnswer: rule.asks,
      isLeftOut: leftOut.includes(rule.id),
      isSame: isHeld && isUnchanged(own, quantity ?? 0, from),
    });
    if (isHeld ? verdict !== 'take_out' : verdict === 'add') there.add(rule.product.id);
    const wanted = quantity ?? 0;
    const isUnless = rule.unless_product_id !== null && there.has(rule.unless_product_id);
    const isNeeded = rule.must_stay && !isUnless && verdict !== 'left_out';
    const common = {
      rule: rule.id,
      name: rule.name,
      quantity: wanted,
      from,
      mustStay: rule.must_stay,
      question: rule.question,
      about: rule.product,
      text: rule.text,
      price: rule.price,
    };
    const outcome = {
      ...common,
      verdict,
      line: own?.key ?? null,
      short: isNeeded && amountOf(lines, rule.product.id) < wanted,
    };
    // Two who added it at the same time on two devices have added it once.
    const doubled = others
      .filter(isKept)
      .map(({ key }) => ({ ...common, verdict: 'take_out' as const, line: key, short: false }));
    return [outcome, ...doubled];
  });
}

interface RuleState {
  readonly own: 'kept' | 'by_hand' | undefined;
  readonly isWanted: boolean;
  readonly isUnsure: boolean;
  readonly isDone: boolean;
  readonly needsAnswer: boolean;
  readonly isLeftOut: boolean;
  readonly isSame: boolean;
}

function verdictOf(one: RuleState): Verdict {
  if (one.own === 'by_hand') return 'by_hand';
  if (one.own === 'kept') {
    if (!one.isWanted || one.isDone) return 'take_out';
    if (one.isUnsure) return 'wait';
    return one.isSame ? 'stands' : 'change';
  }
  if (!one.isWanted) return 'none';
  if (one.isDone) return 'already';
  if (one.isUnsure) return 'wait';
  if (one.isLeftOut) return 'left_out';
  return one.needsAnswer ? 'ask' : 'add';
}

/** The rules in the order in which they act: of two that add the same, the first one does. */
const inTurn = (rules: readonly AutoRule[]): AutoRule[] =>
  rules.toSorted((one, other) => other.priority - one.priority || one.id - other.id);

/** How much a rule adds for lines; null while the quantity of one is not whole. */
function quantityOf({ per, quantity }: AutoRule, sources: readonly Line[]): number | null {
  const quantities = sources.map((line) => line['quantity']);
  if (quantities.some((one) => !Number.isInteger(one))) return null;
  const pieces = quantities.reduce<number>((sum, one) => sum + (one as number), 0);
  if (pieces <= 0) return 0;
  const times = { piece: pieces / 1000, set: Math.ceil(pieces / ofSet), order: 1 }[per];
  return Math.min(most, Math.max(1, Math.round(times * quantity)));
}

/** Whether a line that a rule added is as it says. */
function isUnchanged(line: Line, quantity: number, from: readonly string[]): boolean {
  const by = addedOf(line, addedBy)!;
  return by.quantity === quantity && by.from.join() === from.join();
}

/** How much of a product stands on lines. */
const amountOf = (lines: readonly Line[], product: number): number =>
  lines
    .filter((line) => productOf(line) === product)
    .reduce((sum, line) => sum + Number(line['quantity']), 0);
