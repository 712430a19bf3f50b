import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import { cameWith } from '#contract/kit/document/rules-of-parts.ts';
import type { Papers } from '#contract/kit/document/papers.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import type { Stored, Ways } from '#server/kit/resource/resource-table.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import { addLike } from './parts/add-like.ts';
import { documentWays } from './document-ways.ts';
import type { MovedOf } from './parts/moved.ts';
import { partsHandlers } from './parts/parts-handlers.ts';
import { paperHandlers, type LetterheadOf } from './papers/paper-handlers.ts';
import type { PricesOf, RatesOf } from './unseen-prices.ts';

/** A document as the contract describes it. */
type Document = Resource & {
  readonly copied: readonly string[];
  readonly papers?: Papers | undefined;
};

interface Reckoning<D extends Document> {
  readonly rates: RatesOf;
  /** How its papers are headed, where it has any. */
  readonly letterhead?: D['papers'] extends Papers ? LetterheadOf : undefined;
  /** What lines that come without a price get. */
  readonly prices?: PricesOf;
  /** The documents whose lines its own may be like, where their writer is told no prices. */
  readonly likes?: Resource;
  /** What else goes with lines that leave one for another. */
  readonly moved?: MovedOf;
}

/** Serves the calls of a document over its table and that of its lines. See docs/document.md. */
export function documentRoutes<D extends Document>(
  app: AppContext,
  resource: D,
  { rates, letterhead, prices, likes, moved, ...ways }: Ways<RowOf<D>> & Reckoning<D>,
): void {
  const all = documentWays(resource, rates, ways as Ways, { pricesOf: prices, likes }) as Ways<
    RowOf<D>
  >;
  resourceRoutes(app, resource, all, (engine) => ({
    ...(resource.papers &&
      letterhead &&
      paperHandlers(app, { ...resource, papers: resource.papers }, letterhead)),
    ...(resource.parts &&
      partsHandlers(app, { ...resource, parts: resource.parts }, engine, moved)),
    copy: async (context) => {
      context.afterCommit(() => publishChanged(app, resource, context.caller));
      return { data: await copyOf(engine, context, resource.copied) };
    },
  }));
}

/** A new document with the lines of the one asked for, and those of its fields that a copy gets. */
async function copyOf(engine: Engine, context: Context, copied: readonly string[]) {
  const { resource } = engine;
  const { id } = context.params as { id: number };
  const row = await rowWithId(context.db, resource, id);
  const { field, byRule } = linesOf(resource)!;
  const before = row[field] as readonly Line[];
  const lines = before.map((line) => ({ ...line, key: crypto.randomUUID() }));
  const keys = new Map(lines.map(({ key }, at) => [before[at]!.key, key]));
  const put = byRule ? cameWith(byRule.field, lines, keys) : lines;
  return addLike(engine, context, row as Stored, { names: copied, values: { [field]: { put } } });
}
