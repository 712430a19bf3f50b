import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import { cameWith } from '#contract/kit/document/rules-of-parts.ts';
import type { Parts } from '#contract/kit/document/parts.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { linesOtherWay, vatAsSaved } from '#contract/money/lines-other-way.ts';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { writableOf, type Stored, type Values } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { beforeSaving, nextRow, writeRows, type Engine } from '#server/kit/resource/write.ts';
import { linesOfDocument } from '../lines-repo.ts';
import { checkAsItStands, otherOf } from './as-it-stands.ts';
import type { MovedLine, MovedOf } from './moved.ts';

interface MergeInput {
  readonly version: number;
  readonly others: readonly { readonly id: number; readonly version: number }[];
}

/** Takes the lines of others into one document, with what it does not say itself; the others are archived without lines. Answers the one. */
export async function mergeDocuments(
  engine: Engine,
  context: Context,
  { merge: states, mustMatch, apart }: Parts,
  moved: MovedOf,
) {
  const { resource } = engine;
  const { id } = context.params as { id: number };
  const { version, others: requested } = context.body as MergeInput;
  const versions = new Map([...requested, { id, version }].map((one) => [one.id, one.version]));
  if (versions.size <= requested.length) throw new AppError('common.not_alike');
  // In one order, so that two who merge crosswise do not wait for each other.
  const rows = new Map<number, Stored>();
  for (const one of [...versions.keys()].toSorted((first, second) => first - second)) {
    const row = await lockRow(context.db, resource, one);
    await checkAsItStands(resource, context, row, { version: versions.get(one)!, states });
    rows.set(one, row);
  }
  const kept = rows.get(id)!;
  const others = requested.map((one) => rows.get(one.id)!);
  const { field, includesVat = '', byRule } = linesOf(resource)!;
  const leftOut = byRule?.leftOut ?? '';
  const taken = new Map<Stored, readonly MovedLine[]>();
  const merged: Record<string, unknown> = { ...kept };
  const all = await linesOfDocument(context.db, resource, id);
  for (const other of others) {
    const code = apart?.(kept, other);
    if (code !== undefined) throw new RuleError(code);
    if (!matches(merged, other, mustMatch)) throw new AppError('common.not_alike');
    Object.assign(merged, lackedBy(resource, merged, other), bothLeaveOut(leftOut, merged, other));
    const stored = await linesOfDocument(context.db, resource, other.id);
    const isOther = other[includesVat] !== kept[includesVat];
    const turned = isOther
      ? linesOtherWay(stored, other[includesVat] === true, vatAsSaved)
      : stored;
    const placed = behind(all, turned);
    const keys = new Map(placed.map(({ key }, at) => [stored[at]!.key, key]));
    const came = byRule ? cameWith(byRule.field, placed, keys) : placed;
    taken.set(
      other,
      came.map((to, at) => ({ from: stored[at]!, to })),
    );
    all.push(...came);
  }
  const put = [...taken.values()].flat().map(({ to }) => to);
  const lacked = Object.fromEntries(
    writableOf(resource)
      .filter((name) => name !== field && merged[name] !== kept[name])
      .map((name) => [name, merged[name]]),
  );
  const own = { ...engine, hooks: { ...engine.hooks, ...besides(engine, lacked, leftOut) } };
  const change = await beforeSaving(own, context, { [field]: { put } }, kept);
  const next = nextRow(resource, kept, change);
  const joined = others.map((other) => otherOf(resource, other));
  await writeRows(engine, context, 'join', [{ ...next, changes: [...next.changes, ...joined] }]);
  for (const [other, lines] of taken) {
    const left = await moved(context, { from: other, to: id, lines, whole: true });
    const remove = lines.map(({ from }) => from.key);
    const emptied = await beforeSaving(engine, context, { [field]: { remove } }, other);
    const { changes, values, ...rest } = nextRow(resource, other, emptied);
    const gone = {
      ...rest,
      values: { ...values, archived_at: context.now },
      changes: [...changes, otherOf(resource, kept)],
    };
    await writeRows(engine, context, 'joined', [gone]);
    await left?.();
  }
  return rowWithId(context.db, resource, id);
}

/** No two of the fields say something else, and one at least says the same. */
function matches(one: Values, other: Values, fields: readonly string[]): boolean {
  const both = fields.filter((name) => one[name] != null && other[name] != null);
  return both.length > 0 && both.every((name) => one[name] === other[name]);
}

/** What one does not say and another does. */
function lackedBy({ fields }: Resource, one: Values, other: Values): Values {
  const isEmpty = (name: string) =>
    JSON.stringify(one[name] ?? null) === JSON.stringify(fields[name]!.empty ?? null);
  const writable = Object.entries(fields).filter(
    ([, { kind, readOnly }]) => !readOnly && kind !== 'yes_no' && kind !== 'lines',
  );
  return Object.fromEntries(
    writable.flatMap(([name, { kind, most = 0 }]): (readonly [string, unknown])[] => {
      if (isEmpty(name)) return [[name, other[name]]];
      const notes = `${String(one[name])}\n${String(other[name])}`;
      const isBoth = kind === 'notes' && other[name] !== '' && other[name] !== one[name];
      return isBoth && notes.length <= most ? [[name, notes]] : [];
    }),
  );
}

/** Lines as they stand behind others, under keys that none of them has. */
function behind(all: readonly Line[], more: readonly Line[]): Line[] {
  const known = new Set(all.map(({ key }) => key));
  const last = all.at(-1)?.position ?? 0;
  return more.map((line, at) => ({
    ...line,
    key: known.has(line.key) ? crypto.randomUUID() : line.key,
    position: last + (at + 1) * 1000,
  }));
}

/** What comes with lines, whoever takes them in: it was said by who may. */
const besides = (
  { hooks }: Engine,
  lacked: Values,
  leftOut: string,
): Pick<Engine['hooks'], 'beforeSave'> => ({
  beforeSave: async (context, change, before) => {
    const { [leftOut]: left, ...more } = lacked;
    const whole = { ...change, ...more };
    const saved = (await hooks.beforeSave?.(context, whole, before)) ?? whole;
    return { ...saved, ...(left !== undefined && { [leftOut]: left }) };
  },
});

/** The rules that either leaves out: of what they become, too. */
function bothLeaveOut(field: string, one: Values, other: Values): Values {
  if (field === '') return {};
  const [own, more] = [one[field], other[field]] as [readonly number[], readonly number[]];
  const lacking = more.filter((rule) => !own.includes(rule));
  return lacking.length > 0 ? { [field]: [...own, ...lacking] } : {};
}
