import { startOf } from '#contract/kit/field.ts';
import { linesOf, mostLines, type Line, type LinesWritten } from '#contract/kit/document/lines.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { inOrder, reckoned, reckonedBy } from '#contract/money/document-lines.ts';
import { linesOtherWay, vatAsSaved } from '#contract/money/lines-other-way.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { LinesChanged } from '#server/kit/resource/write.ts';
import type { Values, Ways } from '#server/kit/resource/resource-table.ts';
import { inUse } from '#server/kit/resource/row-repo.ts';
import { linesOfDocument, writeLines } from './lines-repo.ts';
import { withUnseen, type RatesOf, type Unseen } from './unseen-prices.ts';

type OfLines = NonNullable<ReturnType<typeof linesOf>>;

/** The ways of a document: those of its own, and what keeps its lines and totals. */
export function documentWays(
  resource: Resource,
  ratesOf: RatesOf,
  ways: Ways,
  unseen: Omit<Unseen, 'ratesOf'> = {},
): Ways {
  const lines = linesOf(resource)!;
  return {
    ...ways,
    async beforeSave(context, change, before) {
      const { [lines.field]: written, ...header } = change;
      const saved = (await ways.beforeSave?.(context, header, before)) ?? header;
      const { put = [], remove = [] } = (written ?? {}) as LinesWritten;
      const whole = { ...before, ...saved };
      const [day, includesVat] = [lines.day ?? '', lines.includesVat ?? ''];
      const isAnew = [day, includesVat].some((name) => whole[name] !== before?.[name]);
      if (before && !isAnew && put.length + remove.length === 0) return saved;

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
      await checkLines(context, lines, put, stored, next.length);
      const today = todayOf(context);
      const by = reckonedBy(lines, whole, await ratesOf(context), today);
      const { lines: done, totals } = reckoned(next, by);
      const changed = changedLines(lines, stored, done);
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
      await ways.afterSave?.(context, id, before, changes);
    },
  };
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
  const wrong = (name: string, code: string) =>
    new AppError('common.wrong_input', {}, { [name]: code });
  if (count > mostLines) throw wrong(field, 'fields.too_many');
  for (const [name, { of }] of Object.entries(fields)) {
    if (!of) continue;
    const known = new Set(stored.map((line) => line[name]));
    const isNew = (line: Line) => typeof line[name] === 'number' && !known.has(line[name]);
    const pointing = put.filter(isNew);
    const there = await inUse(db, of(), [...new Set(pointing.map((line) => line[name] as number))]);
    const astray = pointing.find((line) => !there.has(line[name] as number));
    if (astray) throw wrong(`${field}.${astray.key}.${name}`, 'fields.unknown');
  }
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
