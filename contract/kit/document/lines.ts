import type { Call } from '../call.ts';
import type { Fields } from '../field.ts';
import type { Right } from '../../rights.ts';
import type { Described, Resource } from '../resource.ts';
import type { ByRule } from './by-rule.ts';

/** No document has more lines. */
export const mostLines = 1000;

type Values = Readonly<Record<string, unknown>>;

/** What a line takes from the row of another resource that it is about. */
export interface Filled {
  readonly values: Values;
  /** Of one, without VAT, in hundredths of a minor unit; null where nobody has said. */
  readonly unit_price: number | null;
  /** The kind of VAT code: each company has its own code for it. */
  readonly vat: string;
}

/** What proposes prices of the rows that lines are about: a call that answers `prices: [{ id, price }]`, in minor units and without VAT, and what it is asked of a document. */
export interface Proposing {
  readonly call: () => Call;
  readonly queryOf: (document: Values, ids: readonly number[]) => Values;
}

/** What stands in stock of the row that a line is about; quantities in thousandths. */
export interface LineStock {
  readonly id: number;
  readonly free: number;
  readonly kept: number;
  /** What the document has of it already. */
  readonly covered: number;
  readonly expected: number;
  readonly elsewhere: readonly { readonly site: string; readonly free: number }[];
}

/** What returns how much stands of the rows that lines are about: a call that answers `LineStock` of each that is kept in stock, what it is asked of a document (nothing of one whose goods have left), who may ask, and the resource with whose changes it is asked again. */
interface Standing {
  readonly call: () => Call;
  readonly queryOf: (document: Values, ids: readonly number[]) => Values | undefined;
  readonly right: Right;
  readonly follows: string;
}

/** The lines of a document: what each holds, and which fields of the document its totals hang on. */
export interface Lines {
  /** The word of their table: `order-lines`. */
  readonly name: string;
  readonly fields: Fields;
  /** The field that one is called by. */
  readonly title: string;
  /** The reference that a line begins with, and what of that row stands in the line then. */
  readonly about?: {
    readonly field: string;
    /** The call that says which row each of many texts alone means: `{ texts }` is answered with `found`, one for each, and the `rows`. */
    readonly matched: () => Call;
    readonly fill: (row: Values) => Filled;
    readonly prices?: Proposing;
    readonly stock?: Standing;
  };
  /** The register of those that are added together. */
  readonly templates?: () => Resource;
  /** Of which documents the lines are those of another: some may go, none is added. */
  readonly isClosed?: (document: Values) => boolean;
  /** How lines are added by rule. */
  readonly byRule?: ByRule;
  /** The yes or no of whether prices are with VAT, without which they never are, and the day that VAT is calculated for; today without one. */
  readonly includesVat?: string;
  readonly day?: string;
  /** The fields of the document that its lines come to. */
  readonly totals: readonly string[];
}

/** A line of any document. `key` is made where the line is: it is the same one wherever it is changed. */
export interface Line extends Values {
  readonly key: string;
  /** Lines stand in the order of their positions, equal ones in that of their keys. */
  readonly position: number;
}

/** A line of another document, by the id of that. */
export interface Like {
  readonly id: number;
  readonly key: string;
}

/** What changes of a document's lines: those that are new or changed, whole, and the keys of those that go. */
export interface LinesWritten {
  readonly put?: readonly Line[];
  readonly remove?: readonly string[];
}

/** The lines of a resource, and the field that holds them; undefined where it has none. */
export function linesOf({
  fields,
}: Pick<Described, 'fields'>): (Lines & { readonly field: string }) | undefined {
  for (const field in fields) {
    const { lines } = fields[field]!;
    if (lines) return { ...lines, field };
  }
  return undefined;
}

/** Lines as a resource of their own are described to what shows and asks for fields; their words stand under their name. */
export const describedLines = (
  { feature }: Pick<Described, 'feature'>,
  { name, fields }: Lines,
): Described => ({ feature, name, sharedWords: 'document.line', fields });
