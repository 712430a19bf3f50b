import type { Papers } from '#contract/kit/document/papers.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import type { Hooks } from '#server/kit/resource/resource-table.ts';
import { copyDocument } from './copy-document.ts';
import { documentHooks, type AmountsOf, type CheckLines } from './document-hooks.ts';
import type { MovedOf } from './parts/moved.ts';
import { partsHandlers } from './parts/parts-handlers.ts';
import { paperHandlers, type LetterheadOf, type PrintedOf } from './papers/paper-handlers.ts';
import type { PricesOf, RatesOf } from './unseen-prices.ts';

/** A document as the contract describes it. */
type Document = Resource & {
  readonly copied: readonly string[];
  readonly papers?: Papers | undefined;
};

interface Calculation<D extends Document> {
  readonly rates: RatesOf;
  /** How its papers are headed, where it has any. */
  readonly letterhead?: D['papers'] extends Papers ? LetterheadOf : undefined;
  /** What it keeps itself of who gives and gets its papers. */
  readonly printed?: PrintedOf;
  /** What lines that come without a price get. */
  readonly prices?: PricesOf;
  /** The documents whose lines its own may be like, where their writer is told no prices. */
  readonly likes?: Resource;
  /** Refuses lines that somebody writes; those that move were written before. */
  readonly check?: CheckLines;
  /** What it comes to where that is not what its prices do. */
  readonly amounts?: AmountsOf;
  /** What else goes with lines that leave one for another. */
  readonly moved?: MovedOf;
}

/** Serves the calls of a document over its table and that of its lines. See docs/document.md. */
export function documentRoutes<D extends Document>(
  app: AppContext,
  resource: D,
  {
    rates,
    letterhead,
    printed,
    prices,
    likes,
    moved,
    check,
    amounts,
    ...hooks
  }: Hooks<RowOf<D>> & Calculation<D>,
): void {
  const unseen = { pricesOf: prices, likes };
  const all = documentHooks(resource, rates, hooks as Hooks, {
    ...unseen,
    check,
    amounts,
  }) as Hooks<RowOf<D>>;
  const moving = documentHooks(resource, rates, hooks as Hooks, {
    ...unseen,
    amounts,
    isMoving: true,
  });
  resourceRoutes(app, resource, all, (engine) => ({
    ...(resource.papers &&
      letterhead &&
      paperHandlers(app, { ...resource, papers: resource.papers }, { letterhead, printed })),
    ...(resource.parts &&
      partsHandlers(
        app,
        { ...resource, parts: resource.parts },
        { ...engine, hooks: moving },
        moved,
      )),
    copy: async (context) => {
      context.afterCommit(() => publishChanged(app, resource, context.caller));
      return { data: await copyDocument(engine, context, resource.copied) };
    },
  }));
}
