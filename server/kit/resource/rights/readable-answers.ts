import { hasSecrets, mayRead, readableOf, type May } from '#contract/kit/field-rights.ts';
import { linesOf, type Line, type LinesWritten } from '#contract/kit/document/lines.ts';
import type { Fields } from '#contract/kit/field.ts';
import type { HistoryEntry } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';

type Values = Readonly<Record<string, unknown>>;
type Handler = (context: Context) => Promise<object>;

/**
 * What handles a call of a resource, telling nobody what it takes a right to be told that they lack:
 * not in its answer, not in the history, and not in the row that it answers to who saves over an
 * older version. What they may not be told they do not say either.
 */
export function onlyReadable(resource: Resource, handler: Handler): Handler {
  if (!hasSecrets(resource)) return handler;
  return async (context) => {
    const { rights } = context.caller;
    const may: May = (right) => rights.has(right);
    const readable = readableOf(resource, may);
    if (readable === resource) return handler(context);
    checkWritten(resource, context, may);
    try {
      const answer = await handler(context);
      const { data } = answer as { data?: unknown };
      return isPlain(data) || Array.isArray(data)
        ? { ...answer, data: readableData(resource, readable, data) }
        : answer;
    } catch (error) {
      if (!(error instanceof AppError) || !isPlain(error.current)) throw error;
      const { code, values, fields, current } = error;
      throw new AppError(code, values, fields, readableRow(resource, readable, current));
    }
  };
}

const isPlain = (data: unknown): data is Values =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const readableData = (resource: Resource, readable: Resource, data: Values | readonly unknown[]) =>
  Array.isArray(data)
    ? (data as readonly Values[]).map((one) =>
        'changes' in one ? readableEntry(resource, readable, one as HistoryEntry) : one,
      )
    : readableRow(resource, readable, data as Values);

const without = (fields: Fields, readable: Fields, row: Values): Values =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !(name in fields) || name in readable));

function readableRow(resource: Resource, readable: Resource, row: Values): Values {
  const [lines, shown] = [linesOf(resource), linesOf(readable)];
  const rest = without(resource.fields, readable.fields, row);
  if (!lines || !shown || !Array.isArray(row[lines.field])) return rest;
  const of = row[lines.field] as readonly Line[];
  return { ...rest, [lines.field]: of.map((line) => without(lines.fields, shown.fields, line)) };
}

/** That something changed stays, without from what to what. */
function readableEntry(resource: Resource, readable: Resource, entry: HistoryEntry): HistoryEntry {
  const lines = linesOf(resource);
  const changes = entry.changes
    .filter(({ field }) => !(field in resource.fields) || field in readable.fields)
    .map((change) => {
      const { field, from, to } = change;
      if (field !== lines?.field) return change;
      const rows = (some: unknown) =>
        readableRow(resource, readable, { [field]: some })[field] as readonly Line[];
      return { field, from: rows(from), to: rows(to) };
    });
  return { ...entry, changes };
}

/** Refuses lines that say what their writer may not be told: the price of one is the server's then. */
function checkWritten(resource: Resource, { body }: Context, may: May): void {
  const lines = linesOf(resource);
  if (!lines || !isPlain(body)) return;
  const change = isPlain(body['change']) ? body['change'] : body;
  const { put = [] } = (change[lines.field] ?? {}) as LinesWritten;
  for (const [name, field] of Object.entries(lines.fields)) {
    if (mayRead(field, may) || put.every((line) => line[name] === undefined)) continue;
    throw new AppError(
      'common.no_right',
      { right: field.read! },
      { [lines.field]: 'fields.no_right' },
    );
  }
}
