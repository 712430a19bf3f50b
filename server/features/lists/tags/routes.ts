import { tagCalls, tags, type TaggedType } from '#contract/lists/tags.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { doEach } from '#server/kit/resource/many.ts';
import { resourceRoutes, publishChanged } from '#server/kit/resource/resource-routes.ts';
import { mergeRows } from '#server/kit/resource/merging/merge-rows.ts';
import { archiveRow, saveRow } from '#server/kit/resource/write.ts';
import { retag } from './retag.ts';
import { retagged } from './tag-rules.ts';
import { offeredTags, pointTag, tagsCalled } from './tags-repo.ts';

type TagRow = RowOf<typeof tags>;

/** Tags: what they are called and look like, what they are stuck on. */
export function tagsRoutes(app: AppContext): void {
  resourceRoutes(app, tags, {
    async afterSave(context, id, before) {
      const { name } = (await rowWithId(context.db, tags, id)) as TagRow;
      if (before && before.name !== name) await retag(app, context, before.name, name);
    },
  });

  /** The engine of what carries tags. Throws `common.no_right` for who may not do this with it. */
  function engineFor({ caller }: Pick<Context, 'caller'>, type: TaggedType, to: 'read' | 'write') {
    const engine = app.engines.get(type)!;
    const right = engine.resource[to];
    if (!caller.rights.has(right)) throw new AppError('common.no_right', { right });
    return engine;
  }

  mount(
    app,
    tagCalls,
  )({
    fromItem: async ({ db, caller, query: { itemId, type } }) => {
      if (itemId !== undefined && type === undefined) {
        throw new AppError('common.wrong_input', {}, { type: 'fields.required' });
      }
      const engine = type && engineFor({ caller }, type, 'read');
      const item = engine && itemId && (await rowWithId(db, engine.resource, itemId));
      return {
        itemTags: item ? await tagsCalled(db, item['tags'] as string[]) : [],
        allTags: await offeredTags(db, type),
      };
    },
    stick: async (context) => {
      const { db, body } = context;
      const engine = engineFor(context, body.type, 'write');
      const data = await doEach(context, body.ids, async (id) => {
        const row = await rowWithId(db, engine.resource, id);
        await saveRow(engine, context, id, { tags: retagged(row['tags'] as string[], body) });
      });
      context.afterCommit(() => {
        publishChanged(app, engine.resource, context.caller);
        publishChanged(app, tags, context.caller);
      });
      return { data };
    },
    merge: async (context) => {
      const { db, params, body, caller } = context;
      const which = { kept: body.into_id, gone: params.id, same: 'tags.same_tag' } as const;
      await mergeRows(context, tags, which, async (into, gone) => {
        await archiveRow({ resource: tags, hooks: {} }, context, params.id, 'archive');
        await pointTag(db, params.id, body.into_id);
        await retag(app, context, String(gone['name']), String(into['name']));
      });
      context.afterCommit(() => publishChanged(app, tags, caller));
      return { data: (await rowWithId(db, tags, body.into_id)) as TagRow };
    },
  });
}
