import type { Call } from '#contract/kit/call.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Operation, Resource } from '#contract/kit/resource.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { exportList } from './export.ts';
import { onlyReadable } from './rights/readable-answers.ts';
import { listFor } from './rights/list-for.ts';
import type { ListQuery } from './filters.ts';
import { withNames } from './listing/history-names.ts';
import { historyOf } from './history-repo.ts';
import { rowWithId } from './list-repo.ts';
import { changeMany } from './many.ts';
import type { Values, Hooks } from './resource-table.ts';
import { takeStep } from './steps/take-step.ts';
import { addRow, archiveRow, changeOne, saveRow, type Engine } from './write.ts';

/** Handles one call of a resource. */
export type Handler = (context: Context) => Promise<object>;

/** Serves the calls of a resource over the table of its name. See docs/resource.md. `more` handles calls that are neither every resource's nor a step or an action. */
export function resourceRoutes<R extends Resource>(
  app: AppContext,
  resource: R,
  hooks: Hooks<RowOf<R>> = {},
  more: (engine: Engine) => Readonly<Record<string, Handler>> = () => ({}),
): void {
  const engine: Engine = { resource, hooks: hooks as Hooks };
  app.engines.set(resource.name, engine);
  const handlers: Readonly<Record<string, Handler>> = {
    ...handlersOf(app, engine),
    ...more(engine),
  };
  for (const [operation, call] of Object.entries<Call>(resource.calls)) {
    if (operation === 'export') {
      mountUnmanaged(app, { export: call })({
        export: (request) =>
          Promise.resolve(
            exportList(app, resource, { ...request, query: request.query as ListQuery }),
          ),
      });
      continue;
    }
    if (operation === 'many') {
      mountUnmanaged(app, { many: call })({
        many: async ({ caller, transaction }) => {
          using _job = await app.heavyJobs.many.take(caller.userId);
          return transaction(
            onlyReadable(resource, async (context) => {
              context.afterCommit(() => publishChanged(app, resource, context.caller));
              const input = context.body as Parameters<typeof changeMany>[2];
              return { data: await changeMany(engine, context, input) };
            }),
          );
        },
      });
      continue;
    }
    mount(app, { [operation]: call })({
      [operation]: onlyReadable(
        resource,
        handlers[operation] ?? stepping(app, engine, operation, call),
      ),
    });
  }
}

const idOf = ({ params }: Context) => (params as { id: number }).id;

function handlersOf(
  app: AppContext,
  engine: Engine,
): Record<Exclude<Operation, 'export' | 'many'>, Handler> {
  const { resource } = engine;
  const changed = (context: Context) =>
    context.afterCommit(() => publishChanged(app, resource, context.caller));
  const versionOf = ({ body }: Context) => (body as { version: number }).version;
  return {
    list: (context) => listFor(resource, context, context.query as ListQuery, app.lists),
    one: async (context) => ({ data: await rowWithId(context.db, resource, idOf(context)) }),
    history: async (context) => {
      await rowWithId(context.db, resource, idOf(context));
      const entries = await historyOf(context.db, resource, idOf(context));
      return { data: await withNames(context.db, resource.fields, entries) };
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

/** Does the step or the action that a call is named after. */
const stepping =
  (app: AppContext, engine: Engine, word: string, { offline }: Call): Handler =>
  async (context) => {
    context.afterCommit(() => publishChanged(app, engine.resource, context.caller));
    const { version, ...input } = context.body as { version: number };
    // What waited on a device was seen in a version that may be long gone.
    const options = { version: offline ? undefined : version, archived: 'refused' } as const;
    return {
      data: await changeOne(engine, context, idOf(context), options, (rows) =>
        takeStep(engine, context, rows, word, input),
      ),
    };
  };

/** Notifies everybody who may read a resource, where it is shared, that rows of it changed. */
export function publishChanged(
  { live, lists }: AppContext,
  { name, of, read }: Resource,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
): void {
  lists.forget({ name });
  // Those of another company hear it too: that something changed, and not what.
  live.publishToReaders(of === 'site' ? { siteId } : { chainId }, read, name);
}
