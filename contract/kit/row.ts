import * as z from 'zod/mini';
import { instant, type Call } from './call.ts';

/** The version of a row: a change names the one that it was made from. */
export const version = z.int().check(z.positive(), z.lte(2 ** 31 - 2));
const by = z.nullable(z.string());

/** What every row carries besides its fields. */
export const kept = {
  id: z.int(),
  version,
  /** What each reference is called, by the field's name. */
  shown: z.record(z.string(), z.string()),
  created_at: instant,
  changed_at: instant,
  /** The name of who changed it last; null when that was no person. */
  changed_by: by,
  /** Soft delete: since when it is archived; null while it is in use. */
  archived_at: z.nullable(instant),
};

/** What rows of a site carry where they are listed for several. */
export const ofSite = { site: z.optional(z.object({ id: z.int(), name: z.string() })) };

/** What a change did to one field, in a row's history. */
const fieldChange = z.object({
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  /** Of a reference: what those are called. */
  shown: z.optional(z.object({ from: z.string(), to: z.string() })),
});
export const historyEntry = z.object({
  at: instant,
  by,
  /** Done by a customer, who has an address for it. */
  by_customer: z.boolean(),
  action: z.string(),
  changes: z.array(fieldChange),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** What a change of many did: those done, and each that was not with its error code. */
export const bulkDone = z.object({
  done: z.array(z.int()),
  refused: z.array(z.object({ id: z.int(), code: z.string(), message: z.string() })),
});

/** A row of any resource: what every row carries, and its fields by their names. */
export type Row = z.output<z.ZodMiniObject<typeof kept & typeof ofSite>> &
  Readonly<Record<string, unknown>>;

/** A row of a resource as its calls answer it. */
export type RowOf<R extends { calls: { one: Call } }> =
  z.output<R['calls']['one']['result']> extends {
    data: infer Row;
  }
    ? Row
    : never;
