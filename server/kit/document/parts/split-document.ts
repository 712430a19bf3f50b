import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Parts } from '#contract/kit/document/parts.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { mayWrite } from '#contract/kit/field-rights.ts';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { pricesOfParts } from '#contract/money/prices-that-fit.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { writableOf, type Stored, type Values } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import {
  addRow,
  beforeSaving,
  nextRow,
  writeRows,
  type Engine,
} from '#server/kit/resource/write.ts';
import { linesOfDocument } from '../lines-repo.ts';
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
  const cuts = cutsOf(stored, asked);
  if (cuts.length === stored.length && cuts.every(({ rest }) => !rest)) {
    throw new AppError('common.nothing_left');
  }
  const { field } = linesOf(resource)!;
  const row = await addLike(engine, context, before, {
    [field]: { put: cuts.map(({ to }) => to) },
  });
  const left = await moved(context, { from: before, to: row.id, lines: cuts, whole: false });
  const put = cuts.flatMap(({ rest }) => rest ?? []);
  const remove = cuts.filter(({ rest }) => !rest).map(({ from }) => from.key);
  const change = await beforeSaving(engine, context, { [field]: { put, remove } }, before);
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

/** A new document that says what another does; also what its maker may not change by hand. */
function addLike(engine: Engine, context: Context, like: Stored, given: Values) {
  const { resource, ways } = engine;
  const said = (isOpen: boolean) =>
    Object.fromEntries(
      writableOf(resource)
        .filter((name) => isOpenTo(resource, context, name) === isOpen)
        .map((name) => [name, like[name]]),
    );
  const bound = said(false);
  const bySaving: Engine['ways']['beforeSave'] = async (asked, change, before) => {
    const whole = { ...change, ...bound };
    return (await ways.beforeSave?.(asked, whole, before)) ?? whole;
  };
  const own: Engine = { resource, ways: { ...ways, beforeSave: bySaving } };
  return addRow(own, context, { ...said(true), ...given });
}

const isOpenTo = ({ fields }: Resource, { caller }: Context, name: string): boolean =>
  mayWrite(fields[name]!, (right) => caller.rights.has(right));
