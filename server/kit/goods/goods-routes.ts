import type * as z from 'zod/mini';
import type { Goods } from '#contract/kit/goods/goods.ts';
import type { Call } from '#contract/kit/call.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import type { Hooks, Stored, Values } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { assertInUse, nextRow, writeRows } from '#server/kit/resource/write.ts';
import { goodsThatCame } from './goods-repo.ts';

interface Moves<G extends Goods> extends Hooks<RowOf<G['resource']>> {
  /** What the places are called that goods can go to. */
  readonly places: (context: Context) => Promise<readonly string[]>;
  /** What one carries, and what became of it. */
  readonly lines: (context: Context, row: RowOf<G['resource']>) => Promise<readonly unknown[]>;
  /** What is on its way to the caller's site. */
  readonly coming: (db: Tx) => Promise<readonly Coming[]>;
  /** Writes the ledger as they leave. Answers to which site, and what else is written with that. Throws why they cannot. */
  readonly depart: (
    context: Context,
    row: RowOf<G['resource']>,
    body: z.output<G['calls']['send']['body']>,
  ) => Promise<{ readonly siteId: number; readonly change: Values & { readonly to_site: string } }>;
  /** Publishes that they have moved, here and at the other site if one is given. */
  readonly publish: (context: Context, otherSite?: number) => void;
}

type Coming = object & { readonly sent_at: Date };

/** Serves goods over the table of their name: the resource, what it carries, what is coming and has come, and that it is sent. See docs/goods.md. */
export function goodsRoutes<G extends Goods>(
  app: AppContext,
  { resource, calls, lines: word }: G,
  { places, lines, coming, depart, publish, ...hooks }: Moves<G>,
): void {
  type Row = RowOf<G['resource']>;
  resourceRoutes(app, resource, {
    ...(hooks as Hooks),
    async beforeSave(context, change, before) {
      const { to_site: to } = change;
      if (to !== undefined && !(await places(context)).includes(String(to))) {
        throw new AppError('common.wrong_input', {}, { to_site: 'fields.unknown' });
      }
      return (await hooks.beforeSave?.(context, change as Row, before as Row)) ?? change;
    },
  } as Hooks<RowOf<Resource>>);
  const one = async ({ db, params }: Context) =>
    (await rowWithId(db, resource, (params as { id: number }).id)) as Row;
  mount(
    app,
    calls as Readonly<Record<string, Call>>,
  )({
    [word]: async (context) => ({ data: await lines(context, await one(context)) }),
    send: async (context) => {
      const before = await lockDraft(context, resource);
      const body = context.body as z.output<G['calls']['send']['body']> & { driver: string };
      const { siteId, change } = await depart(context, before as unknown as Row, body);
      const next = nextRow(resource, before, { state: 'sent', driver: body.driver, ...change });
      await writeRows(app.engines.get(resource.name)!, context, 'send', [next]);
      publish(context, siteId);
      return { data: await one(context) };
    },
    incoming: async ({ db }) => ({
      data: (await coming(db)).map((row) => ({ ...row, sent_at: row.sent_at.toISOString() })),
    }),
    came: async ({ db }) => ({ data: await goodsThatCame(db, resource) }),
  });
}

/** Goods that have not left, which nobody else changes until the transaction ends. Throws where they have, or are put away. */
export async function lockDraft(
  { db, language, params }: Context,
  resource: Resource,
): Promise<Stored> {
  const before = await lockRow(db, resource, (params as { id: number }).id);
  assertInUse(before);
  if (before['state'] !== 'draft') throw wrongState(resource, language, before);
  return before;
}

/** Publishes after the commit, to those of a site who may read them, that rows of these changed. */
export function publishMoved(
  app: AppContext,
  { afterCommit, caller: { chainId, siteId } }: Context,
  moved: readonly Resource[],
  site = siteId,
): void {
  afterCommit(() => {
    for (const one of moved) publishChanged(app, one, { chainId, siteId: site });
  });
}
