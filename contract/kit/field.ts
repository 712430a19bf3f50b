import type * as z from 'zod/mini';
import type { DayBounds } from './time/days.ts';
import type { Lines } from './document/lines.ts';
import type { Resource } from './resource.ts';
import type { States } from './steps.ts';
import type { Traits } from './traits.ts';

/** What a field of a resource holds; the list shows it, the form asks for it and the import reads it by this word. */
export type FieldKind =
  | 'text'
  | 'notes'
  | 'email'
  | 'phone'
  | 'plate'
  | 'org_number'
  | 'address'
  | 'choice'
  | 'yes_no'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'instant'
  | 'time'
  | 'reference'
  | 'tags'
  | 'structure'
  | 'lines';

/**
 * One field: its traits and the shape of its value on the wire. Texts are '' when there is nothing,
 * tags an empty array, everything else null.
 */
export interface Field<Value = unknown> extends Traits {
  readonly kind: FieldKind;
  readonly schema: z.ZodMiniType<Value, Value>;
  /** Its shape in answers: wider than what is asked for today, so that an old row keeps nobody from reading the others. */
  readonly output: z.ZodMiniType<Value, Value>;
  /** What stands in a row that says nothing of it. */
  readonly empty: Value;
  /** The longest text, in characters. */
  readonly most?: number;
  /** The values of a choice, in their order; their words are `<resource>.choices.<field>.<value>`. */
  readonly choices?: readonly string[];
  /** Of a choice between countries: they are called as each language calls them, and none has a word of ours. */
  readonly areCountries?: true;
  /** Of a choice that only steps change: which there are (`states.ts`). */
  readonly states?: States;
  /** Of a number: its bounds, and after how many digits the comma stands (a 1 holds 16 for 1.6). */
  readonly from?: number;
  readonly to?: number;
  readonly digits?: number;
  /** Of a date: the first and the last that it may be. */
  readonly days?: DayBounds;
  /** Of a number: `mm`, `km`; shown behind it. */
  readonly unit?: string;
  /** Of a reference: what it points at. */
  readonly of?: () => Resource;
  /** Of a structure: which of its keys hold ids, however deep, and of what; '' where it is a list of ids itself. */
  readonly ids?: Readonly<Record<string, () => Resource>>;
  /** Of such ids: what they point at may have been archived since, as what records something that was done. */
  readonly evenArchived?: true;
  /** Of an address, which is a street itself: the fields that hold the rest of it. */
  readonly rest?: AddressRest;
  /** Of the lines of a document: what each of them holds (`document.ts`). */
  readonly lines?: Lines;
}

/** The names of the fields that make a street an address. */
export interface AddressRest {
  readonly zip: string;
  readonly city: string;
  readonly country: string;
}

/** The fields of a resource by their names. */
export type Fields = Readonly<Record<string, Field>>;

/** Whether a field has parts of its own: it is returned for one row at a time, and stands in no list, order or file. */
export const hasParts = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'structure' || kind === 'lines';

/** Whether what a field holds is a number, of whatever. */
export const isNumber = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'number' || kind === 'money' || kind === 'percent';

/** What a new row holds that says nothing of a field. */
export const startOf = ({ default: usual, empty }: Field): unknown => usual ?? empty;
