import { taggedTypes } from '#contract/lists/tags.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { updateRows } from '#server/kit/resource/write-many-repo.ts';
import { carriersOf } from './tags-repo.ts';

/** Whatever carries one word carries the other from now on, once, with its history told. */
export async function retag(
  app: AppContext,
  context: Context,
  from: string,
  to: string,
): Promise<void> {
  for (const type of taggedTypes) {
    const engine = app.engines.get(type);
    if (!engine) continue;
    const rows = (await carriersOf(context.db, type, from)).map(({ id, version, tags }) => ({
      id,
      version,
      before: tags,
      tags: [...new Set(tags.map((word) => (word === from ? to : word)))],
    }));
    if (rows.length === 0) continue;
    await updateRows(
      context.db,
      engine.resource,
      context.caller,
      rows.map(({ id, version, tags }) => ({ id, version, values: { tags } })),
    );
    const changes = rows.map(({ id, before, tags }) => ({
      id,
      changes: [{ field: 'tags', from: before, to: tags }],
    }));
    await writeHistory(context, engine.resource, 'save', changes);
    context.afterCommit(() => publishChanged(app, engine.resource, context.caller));
  }
}
