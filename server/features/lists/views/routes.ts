import { reports } from '#contract/reports.ts';
import { resources } from '#contract/resources.ts';
import { viewsCalls } from '#contract/lists/views.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { deleteView, insertView, updateView, viewsOf } from './view-repo.ts';

/** What people keep of lists and reports. A view of what one may not read is not shown. */
export function viewsRoutes(app: AppContext): void {
  mount(
    app,
    viewsCalls,
  )({
    list: async ({ db, caller, query: { resource = '' } }) => ({
      data: mayRead(caller, resource) ? await viewsOf(db, caller, { resource }) : [],
    }),
    add: async ({ db, caller, body: { resource, ...saved } }) => {
      if (!mayRead(caller, resource)) {
        throw new AppError('common.wrong_input', {}, { resource: 'fields.unknown' });
      }
      return { data: await viewOf(db, caller, await insertView(db, caller, resource, saved)) };
    },
    save: async ({ db, caller, params, body }) => {
      if (!(await updateView(db, caller, params.id, body))) throw new AppError('common.not_found');
      return { data: await viewOf(db, caller, params.id) };
    },
    remove: async ({ db, caller, params }) => {
      if (!(await deleteView(db, caller, params.id))) throw new AppError('common.not_found');
      return { data: null };
    },
  });
}

function mayRead({ rights }: Caller, name: string): boolean {
  const of = [...resources, ...reports].find((one) => one.name === name);
  return of !== undefined && rights.has(of.read);
}

async function viewOf(tx: Tx, caller: Caller, id: number) {
  const [view] = await viewsOf(tx, caller, { id });
  if (!view) throw new AppError('common.not_found');
  return view;
}
