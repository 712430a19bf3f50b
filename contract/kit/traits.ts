import type { Right } from '../rights.ts';

/** What may be said of any field. */
export interface Traits {
  /** Nothing is saved without it. */
  readonly required?: true;
  /** Stands in the list from the start; every other field can be chosen into it. */
  readonly list?: true;
  /** The list can be sorted by it; an index `(chain_id[, site_id], field, id)` backs it, of a text over its `<field>_sort`. */
  readonly sort?: true;
  /** The list can be narrowed by it; an index backs it. Not for what is typed freely: that is searched. */
  readonly filter?: true;
  /** The list's search box looks in it: part of the table's `search_text`. */
  readonly search?: true;
  /** Of a text that is part of a key: how it is compared, `name` as names are (`foldText`), `article` as numbers of articles (`articleKey`). The column `<field>_key` holds it so. */
  readonly comparedAs?: 'name' | 'article';
  /** Only the server writes it: drawn numbers, sums. */
  readonly readOnly?: true;
  /** Of a reference: the fields that whoever is chosen says as well, such as whose car it is. A form fills in those in which nothing stands. */
  readonly brings?: readonly string[];
  /** Of a day: the field of the one that it must not be before. */
  readonly notBefore?: string;
  /** No column holds it: the table's function `<table>_<field>(id)` counts it when it is read. Such a field is `readOnly`; a list narrowed by it counts it for each row, so that something else has to narrow the list as well. */
  readonly counted?: true;
  /** It takes this right as well to change it, by whichever call. */
  readonly write?: Right;
  /** It takes this right to read it at all: in lists, files, on its page, in its history, on papers. Who may write the rest of a row and lacks it leaves it as it is. */
  readonly read?: Right;
  /** It takes this right to read it of many rows at once, in a list or a file; who opens a row reads it there. */
  readonly readMany?: Right;
  /** It takes this right to have it in a file. A reference takes the right to export what it points at. */
  readonly export?: Right;
  /** Of a text that is all digits: a phone asks for it by a keyboard of these. */
  readonly numeric?: true;
  /** A line below it helps to fill it in: `<name>.hints.<field>`. */
  readonly hint?: true;
  /** It is asked for only while this field, a yes or no, is on, or a choice has one of these values. */
  readonly when?: string | readonly [field: string, ...values: string[]];
  /** What a new row begins with; of settings, what holds where nobody has set it. Else what is empty. */
  readonly default?: unknown;
  /** Of settings: the one level that has it; else all of them have. */
  readonly at?: Level;
}

/** Where settings are made, the widest first: what a chain sets holds at its sites until one sets it itself. A company's are those of all its sites. */
export type Level = 'chain' | 'company' | 'site';

/** Whether a field is asked for, by what else stands in its row. */
export function isApplicable({ when }: Traits, row: Readonly<Record<string, unknown>>): boolean {
  if (when === undefined) return true;
  const [field, ...values] = typeof when === 'string' ? [when] : when;
  return values.length === 0 ? row[field] === true : values.includes(String(row[field]));
}
