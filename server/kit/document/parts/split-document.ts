import { linesOf, type Line, type Lines } from '#contract/kit/document/lines.ts';
import type { Parts } from '#contract/kit/document/parts.ts';
import { cutLines, linesLeft, type Cut } from '#contract/money/cut-lines.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { writableOf, type Values } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { beforeSaving, nextRow, writeRows, type Engine } from '#server/kit/resource/write.ts';
import { linesOfDocument } from '../lines-repo.ts';
import { addLike } from './add-like.ts';
import { checkAsItStands, otherOf } from './as-it-stands.ts';
import type { MovedOf } from './moved.ts';

interface SplitInput {
  readonly version: number;
  readonly lines: readonly { readonly key: string; readonly quantity?: number }[];
}

/** Makes a new document with the header of one and some of its lines. Answers the new one. */
export async function splitDocument(
  engine: Engine,
  context: Context,
  { split: states }: Parts,
  moved: MovedOf,
) {
  const { resource } = engine;
  const { version, lines: requested } = context.body as SplitInput;
  const before = await lockRow(context.db, resource, (context.params as { id: number }).id);
  await checkAsItStands(resource, context, before, { version, states });
  const stored = await linesOfDocument(context.db, resource, before.id);
  const lines = linesOf(resource)!;
  const { field } = lines;
  const known = new Set(stored.map(({ key }) => key));
  if (requested.some(({ key }) => !known.has(key))) {
    throw new AppError('common.wrong_input', {}, { lines: 'fields.unknown' });
  }
  const cuts = cutLines(lines, stored, requested);
  if (cuts.length === stored.length && cuts.every(({ rest }) => !rest)) {
    throw new AppError('common.nothing_left');
  }
  const row = await addLike(engine, context, before, {
    names: writableOf(resource).filter((name) => name !== field),
    values: { [field]: { put: cuts.map(({ to }) => to) } },
  });
  const left = await moved(context, { from: before, to: row.id, lines: cuts, whole: false });
  const stays = leftBehind(lines, stored, cuts, before);
  const change = await beforeSaving(engine, context, stays, before);
  const next = nextRow(resource, before, change);
  const changes = [...next.changes, otherOf(resource, row)];
  await writeRows(engine, context, 'split', [{ ...next, changes }]);
  await left?.();
  await writeHistory(context, resource, 'split_off', [
    { id: row.id, changes: [otherOf(resource, before)] },
  ]);
  return row;
}

/** What a document is saved with that lines have left: what is left of them, without those that are gone. */
function leftBehind(
  lines: Lines & { readonly field: string },
  stored: readonly Line[],
  cuts: readonly Cut[],
  before: Values,
): Values {
  const { field, byRule } = lines;
  const left = linesLeft(lines, stored, cuts);
  const put = left.lines.filter((line) => !stored.includes(line));
  const remove = cuts.filter(({ rest }) => !rest).map(({ from }) => from.key);
  const leftOut = (byRule ? before[byRule.leftOut] : []) as readonly number[];
  const more = left.rules.filter((rule) => !leftOut.includes(rule));
  return {
    [field]: { put, remove },
    ...(byRule && more.length > 0 && { [byRule.leftOut]: [...leftOut, ...more] }),
  };
}
