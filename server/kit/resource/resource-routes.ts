import type { Call } from '#contract/kit/call.ts';
import type { Deed, Resource, RowOf } from '#contract/kit/resource.ts';
import type { Caller } from '#server/kit/caller.ts';
import type { House } from '#server/kit/house.ts';
import { mount, mountBare, type Context } from '#server/kit/mount.ts';
import { exportList } from './export.ts';
import { listFor } from './rights/list-for.ts';
import type { ListQuery } from './filters.ts';
import { historyOf } from './history-repo.ts';
import { rowWithId } from './list-repo.ts';
import { changeMany } from './many.ts';
import type { Values, Ways } from './resource-table.ts';
import { addRow, archiveRow, saveRow, type Engine } from './write.ts';

type Handler = (context: Context) => Promise<object>;

/** Serves the calls of a resource over the table of its name. See docs/resource.md. */
export function resourceRoutes<R extends Resource>(
  house: House,
  resource: R,
  ways: Ways<RowOf<R>> = {},
): void {
  const engine: Engine = { resource, ways: ways as Ways };
  house.engines.set(resource.name, engine);
  const handlers = handlersOf(house, engine);
  for (const [deed, call] of Object.entries<Call>(resource.calls)) {
    if (ways.except?.includes(deed as Deed)) continue;
    if (deed === 'export') {
      mountBare(house, { export: call })({
        export: (asked) =>
          Promise.resolve(exportList(house, resource, asked as Parameters<typeof exportList>[2])),
      });
      continue;
    }
    if (deed === 'many') {
      mountBare(house, { many: call })({
        many: async ({ caller, transaction }) => {
          using _turn = await house.turns.many.take(caller.userId);
          return transaction(async (context) => {
            context.afterCommit(() => tellChanged(house, resource, context.caller));
            const asked = context.body as Parameters<typeof changeMany>[2];
            return { data: await changeMany(engine, context, asked) };
          });
        },
      });
      continue;
    }
    mount(house, { [deed]: call })({ [deed]: handlers[deed as Exclude<Deed, 'export' | 'many'>] });
  }
}

const idOf = ({ params }: Context) => (params as { id: number }).id;

function handlersOf(
  house: House,
  engine: Engine,
): Record<Exclude<Deed, 'export' | 'many'>, Handler> {
  const { resource } = engine;
  const changed = (context: Context) =>
    context.afterCommit(() => tellChanged(house, resource, context.caller));
  const versionOf = ({ body }: Context) => (body as { version: number }).version;
  return {
    list: (context) => listFor(resource, context, context.query as ListQuery, house.lists),
    one: async (context) => ({ data: await rowWithId(context.db, resource, idOf(context)) }),
    history: async (context) => {
      await rowWithId(context.db, resource, idOf(context));
      return { data: await historyOf(context.db, resource, idOf(context)) };
    },
    add: async (context) => {
      changed(context);
      return { data: await addRow(engine, context, context.body as Values) };
    },
    save: async (context) => {
      changed(context);
      return { data: await saveRow(engine, context, idOf(context), context.body as Values) };
    },
    archive: async (context) => {
      changed(context);
      const version = versionOf(context);
      return { data: await archiveRow(engine, context, idOf(context), 'archive', version) };
    },
    restore: async (context) => {
      changed(context);
      const version = versionOf(context);
      return { data: await archiveRow(engine, context, idOf(context), 'restore', version) };
    },
  };
}

/** Tells everybody who may read a resource, where it is shared, that rows of it changed. */
export function tellChanged(
  { live, lists }: House,
  { name, of, read }: Resource,
  { chainId, siteId }: Pick<Caller, 'chainId' | 'siteId'>,
): void {
  lists.forget({ name });
  live.tellReaders(of === 'chain' ? { chainId } : { chainId, siteId }, read, name);
}
