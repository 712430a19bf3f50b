import * as z from 'zod/mini';
import type { Right } from '../../rights.ts';
import type { Call } from '../call.ts';
import { structure } from '../fields.ts';
import type { Resource } from '../resource.ts';
import type { Outcome } from './follow-rules.ts';
import { mostLines, type Line } from './lines.ts';

type Values = Readonly<Record<string, unknown>>;

/** Which rule added a line, for which lines, and how much of it then. Its parts stand as the database gives them back, so that a line that nobody changed is the same. */
export const added = z.object({
  from: z.array(z.uuid()).check(z.maxLength(mostLines)),
  /** Somebody has changed it since: it is theirs, and no rule touches it any more. */
  hand: z.boolean(),
  name: z.string().check(z.maxLength(80)),
  rule: z.int().check(z.positive()),
  quantity: z.int().check(z.positive()),
});
export type Added = z.output<typeof added>;

/** The field of a line that says which rule added it; null of what a person wrote. */
export const addedByField = (rules: () => Resource) => ({
  ...structure<Added | null, object>(z.nullable(added), null, {}),
  ids: { rule: rules },
  evenArchived: true as const,
});

/** The field of a document that names the rules whose lines somebody has taken away. */
export const leftOutField = (rules: () => Resource) => ({
  ...structure<number[], object>(
    z.array(z.int().check(z.positive())).check(z.maxLength(200)),
    [],
    {},
  ),
  ids: { '': rules },
  evenArchived: true as const,
});

/** What rules say of a document, and where it is read what they are. */
export interface RulesOfLines {
  /** What rules and what of the document's lines they are about is asked for; `ids` are those that lines are about. */
  readonly inputs: Call;
  readonly queryOf: (document: Values, ids: readonly number[]) => Values;
  readonly outcomes: (
    inputs: unknown,
    lines: readonly Line[],
    options: { readonly day: string; readonly leftOut: readonly number[] },
  ) => readonly Outcome[];
}

/** Lines that are added by rule. */
export interface ByRule {
  /** The field of a line, and that of the document. */
  readonly field: string;
  readonly leftOut: string;
  /** Who may leave out what has to be there. */
  readonly leave: Right;
  /** The rules come when somebody writes lines: lists of documents do without. */
  readonly load: () => Promise<RulesOfLines>;
}
