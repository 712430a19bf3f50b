import type { bookPresetsCalls, PresetPart } from '#contract/accounting/book-presets/calls.ts';
import { rowsOfPreset, type PresetRows } from '#contract/accounting/book-presets/rows.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { answerTo, AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { addRow, type Engine } from '#server/kit/resource/write.ts';
import { say } from '#server/kit/words.ts';
import { accountsByNumber, countryOfBooks, holdBooks, knownRows } from './book-presets-repo.ts';

/** What filling the books of the caller's company would do. */
export async function planOfBooks({ db }: Context<typeof bookPresetsCalls.plan>) {
  const country = await countryOfBooks(db);
  const preset = rowsOfPreset(country);
  const there: There = preset.length === 0 ? new Map() : await knownRows(db, preset);
  const parts = preset.map((of): PresetPart => {
    const added = missingOf(of, there).length;
    return { resource: of.resource, added, kept: of.rows.length - added, left: [] };
  });
  return { country, parts: byResource(parts) };
}

/** A resource whose rows come in several parts is said once. */
const byResource = (parts: readonly PresetPart[]): PresetPart[] =>
  [...Map.groupBy(parts, ({ resource }) => resource).values()].map((some) => ({
    resource: some[0]!.resource,
    added: some.reduce((sum, { added }) => sum + added, 0),
    kept: some.reduce((sum, { kept }) => sum + kept, 0),
    left: some.flatMap(({ left }) => left),
  }));

/**
 * Adds what the books of the caller's company do not have of its country's preset. What is there,
 * also archived, stays as it is; what may not be added beside it is left, and said. Done again, it
 * does nothing more.
 */
export async function fillBooks(app: AppContext, context: Context<typeof bookPresetsCalls.fill>) {
  const { db, caller } = context;
  await holdBooks(db, caller);
  const country = await countryOfBooks(db);
  const parts: PresetPart[] = [];
  for (const of of rowsOfPreset(country)) parts.push(await fillPart(app, context, of));
  return { country, parts: byResource(parts) };
}

async function fillPart(app: AppContext, context: Context, of: PresetRows): Promise<PresetPart> {
  const engine = app.engines.get(of.resource)!;
  const missing = missingOf(of, await knownRows(context.db, [of]));
  const accounts = await accountsByNumber(context.db);
  const left: PresetPart['left'] = [];
  for (const row of missing) {
    const why = await whyLeft(engine, context, row, accounts);
    if (why !== null) left.push({ name: nameOf(row), why });
  }
  const added = missing.length - left.length;
  if (added > 0) {
    context.afterCommit(() => publishChanged(app, engine.resource, context.caller));
  }
  return { resource: of.resource, added, kept: of.rows.length - missing.length, left };
}

/** Adds a row; what is wrong with it when it may not be added, in words. */
async function whyLeft(
  engine: Engine,
  context: Context,
  row: Values,
  accounts: ReadonlyMap<string, number>,
): Promise<string | null> {
  const booked = Object.keys(row).filter((field) => field.endsWith('account_id'));
  const numbers = booked.map((field) => row[field] as string | null);
  const gone = numbers.find((number) => number !== null && !accounts.has(number));
  if (gone) return say(context.language, 'book-presets', 'noAccount', { number: gone });
  const ids = booked.map((field, at) => [field, accounts.get(numbers[at] ?? '') ?? null]);
  try {
    await addRow(engine, context, { ...row, ...Object.fromEntries(ids) });
    return null;
  } catch (error) {
    // Only what rules of ours refuse: after an error of the database nothing else can be done.
    if (!(error instanceof AppError)) throw error;
    return wordsOf(error, context);
  }
}

type There = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The rows of a preset that a company does not have. */
function missingOf({ resource, known, rows }: PresetRows, there: There): readonly Values[] {
  const keys = new Set((there.get(resource) ?? []).map((all) => all.join('\n')));
  return rows.filter((row) => !keys.has(known.map((name) => String(row[name])).join('\n')));
}

const nameOf = (row: Values): string => String(row['number'] ?? row['code'] ?? row['name']);

const wordsOf = (error: AppError, { language, requestId }: Context): string =>
  answerTo(error, language, requestId).body.error.message;
