import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Papers } from '#contract/kit/document/papers.ts';
import type { Resource, RowOf } from '#contract/kit/resource.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import type { Ways } from '#server/kit/resource/resource-table.ts';
import { addRow, type Engine } from '#server/kit/resource/write.ts';
import { documentWays, type PricesOf, type RatesOf } from './document-ways.ts';
import { paperHandlers, type LetterheadOf } from './papers/paper-handlers.ts';

/** A document as the contract describes it. */
type Document = Resource & { readonly copied: readonly string[]; readonly papers: Papers };

interface Reckoning {
  readonly rates: RatesOf;
  readonly letterhead: LetterheadOf;
  /** What lines that come without a price get. */
  readonly prices?: PricesOf;
}

/** Serves the calls of a document over its table and that of its lines. See docs/document.md. */
export function documentRoutes<D extends Document>(
  app: AppContext,
  resource: D,
  { rates, letterhead, prices, ...ways }: Ways<RowOf<D>> & Reckoning,
): void {
  const all = documentWays(resource, rates, ways as Ways, prices) as Ways<RowOf<D>>;
  resourceRoutes(app, resource, all, (engine) => ({
    ...paperHandlers(app, resource, letterhead),
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
  const { field } = linesOf(resource)!;
  const lines = (row[field] as readonly Line[]).map((line) => ({
    ...line,
    key: crypto.randomUUID(),
  }));
  return addRow(engine, context, {
    ...Object.fromEntries(copied.map((name) => [name, row[name]])),
    [field]: { put: lines },
  });
}
