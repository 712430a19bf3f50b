import { linesOf, type Like, type Line, type Lines } from '#contract/kit/document/lines.ts';
import type { Resource } from '#contract/kit/resource.ts';
import {
  priceOnLine,
  calculatedBy,
  vatCodeOf,
  type CalculatedBy,
} from '#contract/money/document-lines.ts';
import { linesOtherWay, vatAsSaved } from '#contract/money/lines-other-way.ts';
import type { VatRate } from '#contract/money/vat.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { historyOf } from '#server/kit/resource/history-repo.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { includingVat, linesOfDocument } from './lines-repo.ts';

/** The VAT rates of the caller's company. */
export type RatesOf = (context: Context) => Promise<readonly VatRate[]>;

/** What lines cost whom a document is for, without VAT in minor units, by their keys. */
export type PricesOf = (
  context: Context,
  document: Values,
  lines: readonly Line[],
) => Promise<ReadonlyMap<string, number | null>>;

/** Where prices come from that whoever writes a line is not told. */
export interface Unseen {
  readonly ratesOf: RatesOf;
  readonly pricesOf?: PricesOf | undefined;
  /** The documents whose lines new ones can be like: templates of an order, orders of a template. */
  readonly likes?: Resource | undefined;
}

/**
 * Lines that are put without a price, by who is told none or has none to say: one that was there
 * keeps its own. One that is new, or about something else now, costs what it did when it was like
 * that here before, else what it is proposed to, else what the line does that it is like. Where one
 * comes to be about something else, it is called as that is and taxed as that is: who may not say what
 * it costs cannot have it cost what another does, and throws `common.no_right` where nobody knows.
 */
export async function withUnseen(
  context: Context,
  resource: Resource,
  document: Values,
  put: readonly Line[],
  stored: readonly Line[],
  { ratesOf, pricesOf, likes }: Unseen,
): Promise<readonly Line[]> {
  const unpriced = put.filter((line) => line['unit_price'] === undefined);
  if (unpriced.length === 0) return put;
  const lines = linesOf(resource)!;
  const known = new Map(stored.map((line) => [line.key, line]));
  const field = lines.about?.field ?? '';
  const isSame = (one: Line | undefined, other: Line) =>
    one !== undefined && (one[field] ?? null) === (other[field] ?? null);
  const isNew = (line: Line) => !isSame(known.get(line.key), line);
  const fresh = unpriced.filter(isNew);
  const by = calculatedBy(lines, document, await ratesOf(context), todayOf(context));
  const stood = fresh.length > 0 ? await asTheyStood(context, resource, document, fresh) : [];
  const like = await linesLike(context, likes, by.includesVat, fresh);
  const about = fresh.filter((line) => line[field] != null);
  const prices = about.length > 0 ? await pricesOf?.(context, document, about) : undefined;
  const swapped = await swappedLines(
    context,
    lines,
    by,
    fresh.filter(({ key }) => known.has(key)),
  );
  const right = lines.fields['unit_price']?.read;
  const mayPrice = right === undefined || context.caller.rights.has(right);
  return put.map((line) => {
    if (line['unit_price'] !== undefined) return line;
    const was = isNew(line)
      ? stood.find((one) => one.key === line.key && isSame(one, line))
      : known.get(line.key);
    if (was) {
      const { unit_price, discount_percent } = was;
      const { vat_code } = mayPrice ? line : was;
      return { discount_percent, ...line, unit_price, vat_code };
    }
    const template = like.get((line['like'] as Like | undefined)?.key);
    const net = prices?.get(line.key) ?? null;
    if (net === null && known.has(line.key) && !mayPrice) {
      throw new AppError('common.no_right', { right });
    }
    const unit_price =
      net === null
        ? (template?.['unit_price'] ?? 0)
        : priceOnLine(
            net * 100,
            String(swapped.get(line.key)?.['vat_code'] ?? line['vat_code']),
            by,
          );
    return {
      ...(template && { discount_percent: template['discount_percent'] }),
      ...line,
      ...swapped.get(line.key),
      unit_price,
    };
  });
}

/** What lines that were about something else say of what they are about now, by their keys. */
async function swappedLines(
  { db }: Context,
  { about, fields }: Lines,
  { rates, day }: CalculatedBy,
  swapped: readonly Line[],
): Promise<ReadonlyMap<string, Values>> {
  const found = new Map<string, Values>();
  for (const line of swapped) {
    const id = line[about?.field ?? ''];
    if (!about || typeof id !== 'number') continue;
    const { values, vat } = about.fill(await rowWithId(db, fields[about.field]!.of!(), id));
    const vat_code = vatCodeOf(rates, vat, day) || line['vat_code'];
    found.set(line.key, { ...values, vat_code });
  }
  return found;
}

/** Lines of these keys as they stood here before they were changed or left, newest first; no further back than prices were with VAT as they are. */
async function asTheyStood(
  { db }: Context,
  resource: Resource,
  document: Values,
  fresh: readonly Line[],
): Promise<readonly Line[]> {
  if (typeof document['id'] !== 'number') return [];
  const { field, includesVat } = linesOf(resource)!;
  const keys = new Set(fresh.map(({ key }) => key));
  const found: Line[] = [];
  for (const { changes } of await historyOf(db, resource, document['id'])) {
    if (changes.some((one) => one.field === includesVat)) break;
    const from = changes.filter((one) => one.field === field).map((one) => one.from as Line[]);
    found.push(...from.flat().filter(({ key }) => keys.has(key)));
  }
  return found;
}

/** The lines that these are like, by their keys, with prices as this document has them. */
async function linesLike(
  { db }: Context,
  likes: Resource | undefined,
  includesVat: boolean,
  fresh: readonly Line[],
): Promise<ReadonlyMap<string | undefined, Line>> {
  const found = new Map<string | undefined, Line>();
  const ids = fresh.flatMap((line) => (line['like'] as Like | undefined)?.id ?? []);
  if (!likes || ids.length === 0) return found;
  for (const { id, isWith } of await includingVat(db, likes, [...new Set(ids)])) {
    const lines = await linesOfDocument(db, likes, id);
    const turned = isWith === includesVat ? lines : linesOtherWay(lines, isWith, vatAsSaved);
    for (const line of turned) found.set(line.key, line);
  }
  return found;
}
