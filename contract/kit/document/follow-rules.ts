import type { Added } from './by-rule.ts';
import type { Line } from './lines.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * How a rule stands to the lines of a document. `none`: it adds nothing to them. `already`: a person,
 * or another rule, has what it would add. `wait`: a quantity is not whole yet.
 */
export const verdicts = [
  'none',
  'add',
  'ask',
  'change',
  'take_out',
  'stands',
  'by_hand',
  'already',
  'left_out',
  'wait',
] as const;
export type Verdict = (typeof verdicts)[number];

/** What a rule says of a document. */
export interface Outcome {
  readonly rule: number;
  readonly name: string;
  readonly verdict: Verdict;
  /** How much of it there should be, in thousandths. */
  readonly quantity: number;
  /** The keys of the lines that it is for. */
  readonly from: readonly string[];
  /** The key of the line that it has added. */
  readonly line: string | null;
  /** It takes a right to do without it. */
  readonly mustStay: boolean;
  /** It has to be there, and there is too little of it. */
  readonly short: boolean;
  /** What people are asked before it is added; '' where the name says it. */
  readonly question: string;
  /** What a line of it is about, and what it says instead: '' and null say nothing. In minor units, without VAT. */
  readonly about: Values;
  readonly text: string;
  readonly price: number | null;
}

export const addedOf = (line: Values, field: string): Added | null =>
  (line[field] ?? null) as Added | null;

/** Whether a line is still as its rule has it. */
export function isOfRule(line: Values, field: string): boolean {
  const by = addedOf(line, field);
  return by !== null && !by.hand && line['quantity'] === by.quantity;
}

/**
 * What a person has done to lines that rules added: those that they changed are theirs from then on,
 * and `gone` are those that they took away.
 */
export function afterHand(
  field: string,
  before: readonly Line[],
  next: readonly Line[],
): { readonly lines: readonly Line[]; readonly gone: readonly Line[] } {
  const was = new Map(before.map((line) => [line.key, line]));
  const left = new Set(next.map(({ key }) => key));
  const contentOf = (line: Line) => JSON.stringify({ ...line, position: 0 });
  return {
    lines: next.map((line) => {
      const by = addedOf(line, field);
      const old = was.get(line.key);
      const isChanged = by && !by.hand && old && old !== line && contentOf(old) !== contentOf(line);
      return isChanged ? { ...line, [field]: { ...by, hand: true } } : line;
    }),
    gone: before.filter((line) => addedOf(line, field) && !left.has(line.key)),
  };
}

/** The lines as their rules have them: what is to be added, `made` from what its rule says, and what changes or goes. */
export function applied(
  field: string,
  lines: readonly Line[],
  outcomes: readonly Outcome[],
  made: (outcome: Outcome) => Line,
): Line[] {
  const gone = new Set(outcomes.filter(is('take_out')).map(({ line }) => line));
  const changed = new Map(outcomes.filter(is('change')).map((one) => [one.line, one]));
  const more = outcomes.filter(is('add')).map((one, nth): Line => {
    const after = lines.findLast(({ key }) => key === one.from.at(-1));
    const position = endOfAdded(field, lines, after?.position ?? 0) + nth + 1;
    return { ...made(one), position, quantity: one.quantity, [field]: addedBy(one) };
  });
  const rest = lines
    .filter(({ key }) => !gone.has(key))
    .map((line) => {
      const one = changed.get(line.key);
      return one ? { ...line, quantity: one.quantity, [field]: addedBy(one) } : line;
    });
  return [...rest, ...more];
}

// So that there is room for as many lines below one as rules add: see `moved-line.ts`.
const room = 1000;

/** The last position below a line at which a rule has added one; that of the line where none has. */
const endOfAdded = (field: string, lines: readonly Line[], at: number): number =>
  lines
    .filter((line) => addedOf(line, field) && line.position > at && line.position < at + room)
    .reduce((last, { position }) => Math.max(last, position), at);

const is =
  (wanted: Verdict) =>
  ({ verdict }: Outcome): boolean =>
    verdict === wanted;

const addedBy = ({ from, name, rule, quantity }: Outcome): Added => ({
  from: [...from],
  hand: false,
  name,
  rule,
  quantity,
});
