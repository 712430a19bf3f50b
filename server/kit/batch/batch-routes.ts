import type * as z from 'zod/mini';
import type { Batch, ItemOf } from '#contract/kit/batch/batch.ts';
import type { Call } from '#contract/kit/call.ts';
import { defaultPageSize, mostCounted } from '#contract/kit/list-query.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { AppContext } from '../app-context.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { mount } from '../mount.ts';
import { rowWithId } from '../resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '../resource/resource-routes.ts';
import type { Hooks, Stored, Values } from '../resource/resource-table.ts';
import { wrongState } from '../resource/steps/guards.ts';
import { changeOne, nextRow, writeRows } from '../resource/write.ts';
import { runSoon } from './batch-job.ts';
import { dropItems, itemsLeft, leaveOut, takeIn } from './items-repo.ts';

// Nobody looks over more at once.
const mostAtOnce = 200;

/** Which items of a batch are asked for: `offset` of them are passed over. */
export interface ItemQuery<B extends Batch = Batch> {
  readonly state: B['itemStates'][number] | undefined;
  readonly q: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

interface BatchHooks<B extends Batch> extends Hooks<RowOf<B['resource']>> {
  /** Writes the items of a proposal, in the place of those before; answers how many are planned. */
  readonly propose: (context: Context, row: RowOf<B['resource']>) => Promise<number>;
  /** Some of the items, and how many there are. */
  readonly items: (
    context: Context,
    batchId: number,
    query: ItemQuery<B>,
  ) => Promise<{ readonly items: ItemOf<B>[]; readonly total: number }>;
}

/** Serves a batch over the table of its name and that of its items. See docs/batch.md. */
export function batchRoutes<B extends Batch>(
  app: AppContext,
  batch: B,
  { propose, items, steps, ...hooks }: BatchHooks<B>,
): void {
  type Row = RowOf<B['resource']>;
  const { resource, calls } = batch;
  const goOn = ({ afterCommit }: Context) => {
    afterCommit(() => runSoon(app, batch));
    return Promise.resolve();
  };
  resourceRoutes(app, resource, {
    ...(hooks as Hooks),
    steps: {
      propose: async (context: Context, row: Stored) => {
        await dropItems(context.db, batch, row.id);
        return { planned: await propose(context, row as unknown as Row) };
      },
      change: async ({ db }: Context, { id }: Stored) => {
        await dropItems(db, batch, id);
        return { planned: null };
      },
      run: goOn,
      go_on: goOn,
      finish: async ({ db }: Context, { id }: Stored) => {
        if ((await itemsLeft(db, batch, id)) > 0) throw new AppError('common.not_all_done');
      },
      stop: async ({ db }: Context, { id }: Stored) =>
        void (await leaveOut(db, batch, id, 'stopped')),
      ...steps,
    },
  } as unknown as Hooks<RowOf<Resource>>);
  const engine = app.engines.get(resource.name)!;
  mount(
    app,
    calls as Readonly<Record<string, Call>>,
  )({
    items: async (context) => {
      const { id } = context.params as { id: number };
      const query = context.query as z.output<NonNullable<Batch['calls']['items']['query']>> & {
        state?: string;
        q?: string;
        page?: number;
        per_page?: number;
      };
      await rowWithId(context.db, resource, id);
      const { state, q, page = 1 } = query;
      const limit = Math.min(query.per_page ?? defaultPageSize, mostAtOnce);
      const { items: data, total } = await items(context, id, {
        state,
        q,
        limit,
        offset: (page - 1) * limit,
      });
      const meta = {
        current_page: page,
        per_page: limit,
        total_items: Math.min(total, mostCounted),
        more: total > mostCounted,
      };
      return { data, meta };
    },
    choose: async (context) => {
      const { id } = context.params as { id: number };
      const body = context.body as { items: number[]; left_out: boolean };
      const row = await changeOne(
        engine,
        context,
        id,
        { archived: 'refused' },
        async ([before]) => {
          if (before!['state'] !== 'planned') throw wrongState(resource, context.language, before!);
          const choose = body.left_out ? leaveOut : takeIn;
          const changed = await choose(context.db, batch, id, 'by_hand', body.items);
          // Pressed twice, it is done already.
          if (changed === 0) return;
          const planned = Number(before!['planned']) + (body.left_out ? -changed : changed);
          const change: Values = { planned };
          await writeRows(engine, context, 'choose', [nextRow(resource, before!, change)]);
        },
      );
      context.afterCommit(() => publishChanged(app, resource, context.caller));
      return { data: row };
    },
  });
}
