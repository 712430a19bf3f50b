import { linesOf, type Line, type Lines } from '#contract/kit/document/lines.ts';
import { cameWith, goAlong, rulesLeft, stayedWith } from '#contract/kit/document/rules-of-parts.ts';
import type { Parts } from '#contract/kit/document/parts.ts';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { pricesOfParts } from '#contract/money/prices-that-fit.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { writableOf, type Values } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { beforeSaving, nextRow, writeRows, type Engine } from '#server/kit/resource/write.ts';
import { linesOfDocument } from '../lines-repo.ts';
import { addLike } from './add-like.ts';
import { checkAsItStands, otherOf } from './as-it-stands.ts';
import type { MovedOf } from './moved.ts';

interface Asked {
  readonly version: number;
  readonly lines: readonly { readonly key: string; readonly quantity?: number }[];
}

/** A line that goes, whole or in part, and what is left of it. */
interface Cut {
  readonly from: Line;
  readonly to: Line;
  readonly rest: Line | undefined;
}

/** Makes a new document with the header of one and some of its lines. Answers the new one. */
export async function splitDocument(
  engine: Engine,
  context: Context,
  { split: states }: Parts,
  moved: MovedOf,
) {
  const { resource } = engine;
  const { version, lines: asked } = context.body as Asked;
  const before = await lockRow(context.db, resource, (context.params as { id: number }).id);
  await checkAsItStands(resource, context, before, { version, states });
  const stored = await linesOfDocument(context.db, resource, before.id);
  const lines = linesOf(resource)!;
  const { field } = lines;
  const cuts = byRules(lines, cutsOf(stored, withAlong(lines, stored, asked)));
  if (cuts.length === stored.length && cuts.every(({ rest }) => !rest)) {
    throw new AppError('common.nothing_left');
  }
  const row = await addLike(engine, context, before, {
    names: writableOf(resource).filter((name) => name !== field),
    given: { [field]: { put: cuts.map(({ to }) => to) } },
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

/** What becomes of the lines asked for. A part is a line of its own; the prices of both add up to the whole. */
function cutsOf(stored: readonly Line[], asked: Asked['lines']): Cut[] {
  const wanted = new Map(asked.map(({ key, quantity }) => [key, quantity]));
  const there = stored.filter(({ key }) => wanted.has(key));
  if (there.length < wanted.size) {
    throw new AppError('common.wrong_input', {}, { lines: 'fields.unknown' });
  }
  return there.map((from) => {
    const whole = Number(from['quantity']);
    const quantity = wanted.get(from.key) ?? whole;
    if (quantity > whole) throw new RuleError('common.more_than_left');
    if (quantity === whole) return { from, to: from, rest: undefined };
    const { vat_category: category, vat_rate: rate, ...line } = from;
    const prices = pricesOfParts(
      {
        quantity: whole,
        unit_price: Number(line['unit_price']),
        discount_percent: line['discount_percent'] as number | null,
        vat: { category: category as VatCategory, rate: Number(rate) },
      },
      quantity,
    );
    return {
      from,
      to: { ...from, key: crypto.randomUUID(), quantity, unit_price: prices.part },
      rest: { ...from, quantity: whole - quantity, unit_price: prices.rest },
    };
  });
}

/** What is asked for, with what belongs to lines that leave whole by a rule alone. */
function withAlong({ byRule }: Lines, stored: readonly Line[], asked: Asked['lines']) {
  if (!byRule) return asked;
  const wanted = new Map(asked.map(({ key, quantity }) => [key, quantity]));
  const whole = stored.filter(
    ({ key, quantity }) => wanted.has(key) && (wanted.get(key) ?? quantity) === quantity,
  );
  const along = goAlong(byRule.field, stored, new Set(whole.map(({ key }) => key)));
  return [...asked, ...along.filter((key) => !wanted.has(key)).map((key) => ({ key }))];
}

/** What becomes of lines, where those of them that rules added name the lines that they are beside. */
function byRules({ byRule }: Lines, cuts: readonly Cut[]): Cut[] {
  if (!byRule) return [...cuts];
  const keys = new Map(cuts.map(({ from, to }) => [from.key, to.key]));
  const came = cameWith(
    byRule.field,
    cuts.map(({ to }) => to),
    keys,
  );
  return cuts.map((cut, at) => ({ ...cut, to: came[at]! }));
}

/** What a document is saved with that lines have left: what is left of them, without those that are gone. */
function leftBehind(
  { field, byRule }: Lines & { readonly field: string },
  stored: readonly Line[],
  cuts: readonly Cut[],
  before: Values,
): Values {
  const rests = cuts.flatMap(({ rest }) => rest ?? []);
  const gone = cuts.filter(({ rest }) => !rest).map(({ from }) => from);
  const remove = gone.map(({ key }) => key);
  if (!byRule) return { [field]: { put: rests, remove } };
  const left = new Set(remove);
  const parts = new Map(rests.map((line) => [line.key, line]));
  const stay = stored.filter(({ key }) => !left.has(key));
  const next = stayedWith(
    byRule.field,
    stay.map((line) => parts.get(line.key) ?? line),
    left,
  );
  const rules = rulesLeft(byRule.field, gone, new Set(stay.map(({ key }) => key)));
  const leftOut = before[byRule.leftOut] as readonly number[];
  const more = rules.filter((rule) => !leftOut.includes(rule));
  return {
    [field]: { put: next.filter((line) => !stay.includes(line)), remove },
    ...(more.length > 0 && { [byRule.leftOut]: [...leftOut, ...more] }),
  };
}
