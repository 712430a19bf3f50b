import { formOf } from '#contract/kit/actions/asks.ts';
import { startOf } from '#contract/kit/field.ts';
import { statesOf, stepOf, type States } from '#contract/kit/steps.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { checkGuard, checkRight, wrongState } from './guards.ts';
import { lastChangesOf } from '../history-repo.ts';
import { drawNumber } from '../number-series-repo.ts';
import { checkReferences } from '../references.ts';
import { tableOf, type Stored, type Values } from '../resource-table.ts';
import { assertInUse, nextRow, writeRows, type Engine, type NextRow } from '../write.ts';

/** Does a step or an action with rows that are locked, or takes back their last one (`undo`); one that is refused refuses all. */
export async function takeStep(
  engine: Engine,
  context: Context,
  rows: readonly Stored[],
  word: string,
  input: Values = {},
): Promise<void> {
  rows.forEach(assertInUse);
  const states = statesOf(engine.resource);
  const next =
    word === 'undo'
      ? await undoneRows(engine, context, states!, rows)
      : await steppedRows(engine, context, states?.field, rows, word, input);
  await writeRows(engine, context, word, next);
}

type Own = States & { readonly field: string };

async function steppedRows(
  engine: Engine,
  context: Context,
  field: string | undefined,
  rows: readonly Stored[],
  word: string,
  input: Values,
): Promise<NextRow[]> {
  const { resource } = engine;
  const { from, to, draws, asks } = stepOf(resource, word)!;
  const next: NextRow[] = [];
  for (const before of rows) {
    if (field && from && !from.includes(String(before[field]))) {
      throw wrongState(resource, context.language, before);
    }
    const asked = await answersOf(engine, context, word, before, input);
    const filled = await checkGuard(engine, context, word, before, asked);
    const drawn = draws !== undefined &&
      !before[draws] && {
        [draws]: String(await drawNumber(context.db, seriesOf(resource, context.caller))),
      };
    const written = {
      ...(Array.isArray(asks) && asked),
      ...filled,
      ...drawn,
      ...(field && to !== undefined && { [field]: to }),
    };
    const change = nextRow(resource, before, written);
    // An action may change nothing of the row itself.
    if (to !== undefined || change.changes.length > 0) next.push(change);
  }
  return next;
}

/** What was answered to what a step asks for: all of it, pointing at what there is. Throws at the field. */
async function answersOf(
  { resource }: Engine,
  context: Context,
  word: string,
  before: Stored,
  input: Values,
): Promise<Values> {
  const { fields = {} } = formOf(resource, word) ?? {};
  // Of many at once nobody is asked.
  const lacking = Object.entries(fields).find(
    ([name, { default: usual }]) => input[name] === undefined && usual === undefined,
  );
  if (lacking) throw new AppError('common.wrong_input', {}, { [lacking[0]]: 'fields.required' });
  const asked = Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [name, input[name] ?? startOf(one)]),
  );
  await checkReferences({ ...resource, fields }, context, asked, before);
  return asked;
}

async function undoneRows(
  { resource }: Engine,
  context: Context,
  { field, steps }: Own,
  rows: readonly Stored[],
): Promise<NextRow[]> {
  const last = await lastChangesOf(
    context.db,
    resource,
    rows.map(({ id }) => id),
  );
  return rows.map((before) => {
    const { action = '', changes = [] } = last.get(before.id) ?? {};
    const step = steps[action];
    const isLast = changes.some((change) => change.field === field && change.to === before[field]);
    if (!step?.undo || !isLast) throw new AppError('common.nothing_to_undo');
    checkRight(resource, context, step);
    // A number that was given away belongs to this row for good.
    const back = changes.filter((change) => change.field !== step.draws);
    const values = Object.fromEntries(back.map((change) => [change.field, change.from]));
    return nextRow(resource, before, values);
  });
}

/** The series that the numbers of a resource are drawn from: the chain's, or the site's own. */
const seriesOf = (resource: Resource, { companyId, siteId }: Actor): string => {
  const table = tableOf(resource);
  if (resource.of === 'company') return `${table}:company:${companyId}`;
  return resource.of === 'site' ? `${table}:site:${siteId}` : table;
};
