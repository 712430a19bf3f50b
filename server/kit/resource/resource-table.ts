import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Call } from '#contract/kit/call.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { Context } from '#server/kit/context.ts';
import type { RowChange } from './history-repo.ts';

/** The values of a row's fields, as the database and the wire hold them. */
export type Values = Readonly<Record<string, unknown>>;

/** What a row keeps besides its fields. */
export interface Kept {
  readonly id: number;
  readonly version: number;
  readonly archived_at: Date | null;
}
export type Stored = Kept & Values;

/** What a resource does differently; `Row` is a row as its calls have it. Each runs in the transaction of the change. */
export interface Hooks<Row = Values> {
  /** Refuses by throwing, or answers what is saved: the change itself, with what the server fills in. `before` is missing for a new row. */
  beforeSave?(
    context: Context,
    change: Partial<Row>,
    before: Row | undefined,
  ): Promise<Partial<Row>>;
  /** Writes elsewhere what follows from the change. */
  afterSave?(
    context: Context,
    id: number,
    before: Row | undefined,
    changes: RowChange['changes'],
  ): Promise<void>;
  /** What the server does with a step or an action, by its name, or with `archive` and `restore`, before it is written: refuses by throwing, or answers what is written with it. Gets what was answered to what it asks. */
  steps?: Readonly<Record<string, Effect<Row>>>;
  /** What an import does besides. */
  imports?: ImportWays;
}

/** What imports into a resource do besides writing its rows. */
interface ImportWays {
  /** What is known of a file before it is matched, by what is given for all of its rows: the field of each heading as it was matched before, and whether it is a whole list. */
  begin?(
    context: Context,
    values: Values,
  ): Promise<{ readonly matched: Readonly<Record<string, string>>; readonly isWhole: boolean }>;
  /** Remembers which field each heading was matched with. */
  matched?(
    context: Context,
    values: Values,
    fields: Readonly<Record<string, string>>,
  ): Promise<void>;
  /** Writes elsewhere what follows from many rows together that were written or given back; `afterSave` is then not called for each of them. */
  written?(context: Context, rows: WrittenRows): Promise<void>;
}

/** Rows that an import has written, or given back. */
export interface WrittenRows {
  readonly importId: number;
  readonly ids: readonly number[];
  readonly isUndone: boolean;
}

type Effect<Row> = {
  of(context: Context, before: Row & Values, asked: Values): Promise<Partial<Row> | void>;
}['of'];

/** What was answered to what an action asks for; what may be left out is there as it is then. */
export type AskedOf<C extends Call> = Answered<Omit<z.output<C['body']>, 'version'>>;
type Answered<T> = { [Name in keyof T]-?: Exclude<T[Name], undefined> };

/** The table of a resource. */
export const tableOf = ({ name }: Pick<Resource, 'name'>): string => name.replaceAll('-', '_');

/** Whose the rows are that somebody adds: of their chain, and of their company or site where rows are these'. */
export const ownerOf = (
  { of }: Pick<Resource, 'of'>,
  { chainId, companyId, siteId }: Pick<Actor, 'chainId' | 'companyId' | 'siteId'>,
) => ({
  chain_id: chainId,
  ...(of === 'company' && { company_id: companyId }),
  ...(of === 'site' && { site_id: siteId }),
});

/** The transaction for who knows a table only by its resource. */
export const anyTable = (tx: Tx) =>
  tx as unknown as Kysely<Record<string, Record<string, unknown>>>;

/** The values of a row's fields as they go over the wire, of those that the database has read otherwise. */
export function onTheWire<Row extends Values>({ fields }: Resource, row: Row): Row {
  const instants = Object.keys(fields).filter((name) => row[name] instanceof Date);
  return Object.assign(
    row,
    Object.fromEntries(instants.map((name) => [name, (row[name] as Date).toISOString()])),
  );
}

/** The fields that its own table holds or counts; lines stand in another. */
export const fieldsOf = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind !== 'lines');

/** The fields that people write. */
export const writableOf = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([, { readOnly }]) => !readOnly)
    .map(([name]) => name);
