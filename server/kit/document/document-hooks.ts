import { startOf } from '#contract/kit/field.ts';
import { pointersIn } from '#contract/kit/rules/ids-inside.ts';
import { linesOf, mostLines, type Line, type LinesWritten } from '#contract/kit/document/lines.ts';
import type { Resource } from '#contract/kit/resource.ts';
import {
  inOrder,
  calculated,
  calculatedBy,
  type Calculated,
} from '#contract/money/document-lines.ts';
import { linesOtherWay, vatAsSaved } from '#contract/money/lines-other-way.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { LinesChanged } from '#server/kit/resource/write.ts';
import { newPointers } from '#server/kit/resource/references.ts';
import type { Values, Hooks } from '#server/kit/resource/resource-table.ts';
import { thereOf } from '#server/kit/resource/row-repo.ts';
import { linesOfDocument, writeLines } from './lines-repo.ts';
import { withUnseen, type RatesOf, type Unseen } from './unseen-prices.ts';

/** Refuses lines that were written, by whichever way but that they move from one document to another. `document` is as it is saved. */
export type CheckLines = (
  context: Context,
  document: Values,
  /** `repriced`: all lines, where prices are proposed otherwise now, as to another customer or on another day. */
  changed: LinesChanged & { readonly repriced: readonly Line[] },
) => Promise<void>;

/** What the lines and totals of a document are, where they are not what their prices come to. Throws where they cannot be. */
export type AmountsOf = (
  context: Context,
  document: Values,
  calculated: Calculated,
) => Promise<Calculated>;

type OfLines = NonNullable<ReturnType<typeof linesOf>>;

/** The hooks of a document: those of its own, and what keeps its lines and totals. */
export function documentHooks(
  resource: Resource,
  ratesOf: RatesOf,
  hooks: Hooks,
  {
    check,
    amounts,
    isMoving = false,
    ...unseen
  }: Omit<Unseen, 'ratesOf'> & {
    readonly check?: CheckLines | undefined;
    readonly amounts?: AmountsOf | undefined;
    /** Lines come as they stood in another document, whatever has been archived since. */
    readonly isMoving?: boolean;
  } = {},
): Hooks {
  const lines = linesOf(resource)!;
  return {
    ...hooks,
    async beforeSave(context, change, before) {
      const { [lines.field]: written, ...header } = change;
      const saved = (await hooks.beforeSave?.(context, header, before)) ?? header;
      const { put = [], remove = [] } = (written ?? {}) as LinesWritten;
      const whole = { ...before, ...saved };
      const [day, includesVat] = [lines.day ?? '', lines.includesVat ?? ''];
      const isAgain = [day, includesVat].some((name) => whole[name] !== before?.[name]);
      const isRepriced = before !== undefined && asksOtherwise(lines, before, whole);
      if (before && !isAgain && !isRepriced && put.length + remove.length === 0) return saved;

      const stored = before
        ? await linesOfDocument(context.db, resource, before['id'] as number)
        : [];
      const isTurned = before && whole[includesVat] !== before[includesVat];
      // Lines that are sent with it are sent as they are to be.
      const turned = isTurned
        ? linesOtherWay(stored, before[includesVat] === true, vatAsSaved)
        : stored;
      const priced = await withUnseen(context, resource, whole, put, turned, {
        ...unseen,
        ratesOf,
      });
      const next = linesAfter(lines, turned, priced, remove);
      await checkLines(context, lines, isMoving ? [] : put, stored, next.length);
      const today = todayOf(context);
      const by = calculatedBy(lines, whole, await ratesOf(context), today);
      const byPrices = calculated(next, by);
      const { lines: done, totals } = (await amounts?.(context, whole, byPrices)) ?? byPrices;
      const changed = changedLines(lines, stored, done);
      // Prices that are turned to be with VAT, or without, are nobody's to write.
      await check?.(context, whole, {
        ...(isTurned ? changedLines(lines, turned, done) : changed),
        repriced: isRepriced ? done : [],
      });
      const isChanged = changed.from.length + changed.to.length > 0;
      return { ...saved, ...totals, ...(isChanged && { [lines.field]: changed }) };
    },
    async afterSave(context, id, before, changes) {
      const change = changes.find(({ field }) => field === lines.field);
      if (change) {
        const { from, to } = change as unknown as LinesChanged;
        const left = new Set(to.map(({ key }) => key));
        const gone = from.map(({ key }) => key).filter((key) => !left.has(key));
        const { caller } = context;
        await writeLines(context.db, { resource, lines, caller, id }, to, gone);
      }
      await hooks.afterSave?.(context, id, before, changes);
    },
  };
}

/** Whether prices are proposed by other facts of the document now than before. */
function asksOtherwise({ about }: OfLines, before: Values, now: Values): boolean {
  const queryOf = about?.prices?.queryOf;
  return JSON.stringify(queryOf?.(before, [])) !== JSON.stringify(queryOf?.(now, []));
}

/** Lines as they are after a change, in their order. What a new one does not say is as it starts; what only the server writes stays. */
function linesAfter(
  { fields }: OfLines,
  stored: readonly Line[],
  put: readonly Line[],
  remove: readonly string[],
): Line[] {
  const writable = Object.entries(fields).filter(([, { readOnly }]) => !readOnly);
  const next = new Map(stored.map((line) => [line.key, line]));
  for (const key of remove) next.delete(key);
  for (const line of put) {
    const values = writable.map(([name, field]) => [name, line[name] ?? startOf(field)]);
    next.set(line.key, {
      ...next.get(line.key),
      key: line.key,
      position: line.position,
      ...(Object.fromEntries(values) as Values),
    });
  }
  return inOrder([...next.values()]);
}

/** What lines point at has to be there and in use, unless it stood there before; and there is an end to how many they are. */
async function checkLines(
  { db }: Context,
  { field, fields }: OfLines,
  put: readonly Line[],
  stored: readonly Line[],
  count: number,
): Promise<void> {
  const wrong = (errors: Record<string, 'fields.unknown' | 'fields.too_many'>) =>
    new AppError('common.wrong_input', {}, errors);
  if (count > mostLines) throw wrong({ [field]: 'fields.too_many' });
  const astray: Record<string, 'fields.unknown'> = {};
  for (const [name, one] of Object.entries(fields)) {
    const [before, all] = [stored, put].map((lines) => lines.map((line) => line[name]));
    for (const { to, ids } of newPointers(one, all, before!)) {
      const there = await thereOf(db, to, ids, one);
      const missing = new Set(ids.filter((id) => !there.has(id)));
      for (const line of missing.size > 0 ? put : []) {
        if (pointersIn(one, line[name]).some((of) => of.ids.some((id) => missing.has(id))))
          astray[`${field}.${line.key}.${name}`] = 'fields.unknown';
      }
    }
  }
  if (Object.keys(astray).length > 0) throw wrong(astray);
}

/** The lines that differ: as they were, and as they are. */
function changedLines(
  { fields }: OfLines,
  stored: readonly Line[],
  next: readonly Line[],
): LinesChanged {
  const names = ['position', ...Object.keys(fields)];
  const contentOf = (line: Line) => JSON.stringify(names.map((name) => line[name] ?? null));
  const differing = (some: readonly Line[], others: readonly Line[]) => {
    const known = new Map(others.map((line) => [line.key, contentOf(line)]));
    return some.filter((line) => known.get(line.key) !== contentOf(line));
  };
  return { from: differing(stored, next), to: differing(next, stored) };
}
