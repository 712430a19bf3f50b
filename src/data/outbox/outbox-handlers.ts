import type { Table } from 'dexie';
import { logProblem } from '../../device/log.ts';
import type { InputParts } from '../api.ts';
import { callKey, type ActionError, type OutboxRow } from './outbox-row.ts';

interface Handler {
  /** The tables that an answer is stored in, or what names an entry: all others stay open meanwhile. */
  readonly writes: readonly Table[];
  /** Of a call that takes many, for the first of them. */
  readonly store: (answer: never, row: OutboxRow) => Promise<void>;
  readonly many?: Many;
  /** What is sent of an entry, where it is too large to be kept in it: it goes after all that is small, one at a time, and beside what is done meanwhile. Throws why it cannot be sent. */
  readonly large?: (row: OutboxRow) => Promise<InputParts>;
  /** It is done again, under another key: what names it by the one before is to name it by that. */
  readonly renamed?: (row: OutboxRow, key: string) => Promise<void>;
  /** It will not be done, by the server's no or its person's: what the device shows is asked for again. */
  readonly refused?: (row: OutboxRow) => Promise<void>;
  /** The first try failed; it is tried again until the server answers. */
  readonly waits?: (row: OutboxRow, cause: unknown) => Promise<void>;
}

/**
 * How a call is sent that takes many entries at once, in the order they were made. It goes without
 * an idempotency key: the server knows each entry by its own, which is part of what is sent.
 */
interface Many {
  readonly most: number;
  readonly join: (rows: readonly OutboxRow[]) => InputParts;
  /** What is sent of an entry under another key. */
  readonly again: (row: OutboxRow, key: string) => InputParts;
  /** What the answer says of each entry: null when it is done, else why not. */
  readonly outcomes: (
    answer: never,
    rows: readonly OutboxRow[],
  ) => Promise<readonly (ActionError | null)[]>;
}

/** What names the call of an entry. */
type Named = Pick<OutboxRow, 'method' | 'path'>;

const handlers = new Map<string, Handler>();

/** What stores the answer to an entry. */
export const handlerOf = (row: Named): Handler | undefined => handlers.get(callKey(row));

/** How a call is sent that takes many entries at once; undefined of one that takes one. */
export const manyOf = (row: OutboxRow): Many | undefined => handlerOf(row)?.many;

/** Whether what is sent of an entry is too large to be kept in it. */
export const isLarge = (row: OutboxRow): boolean => handlerOf(row)?.large !== undefined;

/** All that is sent of an entry. */
export const contentOf = (row: OutboxRow): Promise<InputParts> =>
  handlerOf(row)?.large?.(row) ?? Promise.resolve(row.given);

/** What is sent of an entry that is done again, under another key. */
export const inputAgain = (row: OutboxRow, key: string): InputParts =>
  manyOf(row)?.again(row, key) ?? row.given;

/** Registers what stores the answer of a call sent by the outbox; must be there before the first drain. */
export function whenAnswered(call: Named, handler: Handler): void {
  handlers.set(callKey(call), handler);
}

/** Whether the feature of an entry says so when the first try has failed. */
export const reportsThatItWaits = (row: Named): boolean => handlerOf(row)?.waits !== undefined;

/** Lets the feature of an entry say that it waits. Never throws: it is sent again, told or not. */
export async function waits(row: OutboxRow, cause: unknown): Promise<void> {
  try {
    await handlerOf(row)?.waits?.(row, cause);
  } catch (problem) {
    logProblem('Nobody was told what waits', problem);
  }
}

/** Lets the feature of an entry that will not be done show things again as they are. Never throws. */
export async function undone(row: OutboxRow): Promise<void> {
  try {
    await handlerOf(row)?.refused?.(row);
  } catch (cause) {
    logProblem('What was not done could not be asked for again', cause);
  }
}
