import type { Right } from '../rights.ts';
import type { Fields } from './field.ts';

type Values = Readonly<Record<string, unknown>>;
type Code = `${string}.${string}`;

/** Whether something is so of a row at an instant. Pure: the server decides by it, the app shows by the same why a button is off. */
type Rule = { of(row: Values, now: Date): boolean }['of'];

/** Who may: who may write the resource, where no right is said. And what has to be so, by the code of why not. */
export interface Guard {
  readonly right?: Right;
  readonly needs?: Readonly<Record<Code, Rule>>;
  /** Codes of what somebody may go on in spite of, with the right that it takes, or null: the app asks, and says so when it is done again. */
  readonly warnings?: Readonly<Record<Code, Right | null>>;
}

/** One thing that may happen to a row: it takes it from one of these states to another. */
export interface Step<State extends string = string> extends Guard {
  readonly from: readonly State[];
  readonly to: State;
  /** Fields that nothing but it writes: who does it is asked for all of them. Or a small form of its own, whose answers the server's own rules get. */
  readonly asks?: readonly string[] | Fields;
  /** The text that gets the next number of the resource's series, where the row has none yet. */
  readonly draws?: string;
  /** It may wait on a device that has no network, and is then done over whichever version there is. */
  readonly offline?: true;
  /** It can be taken back, with all that it wrote but a number drawn, for as long as nothing else happened to the row. */
  readonly undo?: true;
  /** It is what usually comes next: shown first, as the main button. Of several that lead from a state the first that lacks nothing. */
  readonly usual?: true;
}

/** Something that is done with a row at a place of its own on the screens, and leaves it in its state. */
export interface Action extends Guard {
  readonly summary: string;
  /** The states that it is done in; any, when nothing is said. */
  readonly from?: readonly string[];
  /** A small form, whose answers the server's own rules get. */
  readonly asks?: Fields;
  /** Codes of what the server's own rules refuse. */
  readonly errors?: readonly Code[];
}

/** The actions of a resource by their names. */
export type Actions = Readonly<Record<string, Action>>;

/** The states of a resource. `editable`: what of a row may be changed by hand in each, all of it or these fields. */
export interface States {
  readonly editable: Readonly<Record<string, 'all' | readonly string[]>>;
  readonly steps: Readonly<Record<string, Step>>;
}

interface Described {
  readonly fields: Readonly<Record<string, { readonly states?: States; readonly readOnly?: true }>>;
  readonly actions?: Actions;
}

/** The states of a resource and the field that holds them; undefined where it has none. */
export function statesOf({ fields }: Described): (States & { readonly field: string }) | undefined {
  const [found] = Object.entries(fields).flatMap(([field, { states }]) =>
    states ? [{ ...states, field }] : [],
  );
  return found;
}

/** A step or an action of a resource; undefined where it has none of that name. */
export const stepOf = (
  resource: Described,
  word: string,
): (Guard & Partial<Pick<Step, 'from' | 'to' | 'asks' | 'draws'>>) | undefined =>
  statesOf(resource)?.steps[word] ?? resource.actions?.[word];

/** What archiving or restoring a row takes. */
export const guardOf = (
  { guards = {} }: { readonly guards?: Readonly<Partial<Record<'archive' | 'restore', Guard>>> },
  word: string,
): Guard => (word === 'archive' || word === 'restore' ? (guards[word] ?? {}) : {});

/** The code of what a step lacks of what it needs; undefined when nothing. */
export function lackOf({ needs = {} }: Guard, row: Values, now: Date): string | undefined {
  return Object.entries(needs).find(([, rule]) => !rule(row, now))?.[0];
}

/** Whether a row as it stands lets a field be changed by hand. */
export function isEditable(resource: Described, row: Values, name: string): boolean {
  const states = statesOf(resource);
  const editable = states ? (states.editable[String(row[states.field])] ?? []) : 'all';
  return editable === 'all' || editable.includes(name);
}

/** Whether anything of a row as it stands may be changed by hand. */
export const hasEditable = (resource: Described, row: Values): boolean =>
  Object.entries(resource.fields).some(
    ([name, { readOnly }]) => !readOnly && isEditable(resource, row, name),
  );

/** What takes back a step, or that a row was archived or restored; undefined where nothing does. */
export function undoOf(
  resource: Described,
  word: string,
): 'archive' | 'restore' | 'undo' | undefined {
  if (word === 'archive') return 'restore';
  if (word === 'restore') return 'archive';
  return statesOf(resource)?.steps[word]?.undo ? 'undo' : undefined;
}
