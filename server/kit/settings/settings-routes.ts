import type { Level } from '#contract/kit/traits.ts';
import { defaultsOf, describedAt, namesInherited, type Settings } from '#contract/kit/settings.ts';
import { changedElsewhere } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { withNames } from '#server/kit/resource/listing/history-names.ts';
import { historyOf, writeHistory } from '#server/kit/resource/history-repo.ts';
import { checkFieldRights } from '#server/kit/resource/rights/field-rights.ts';
import { changesOf } from '#server/kit/resource/write.ts';
import { holdRow, keptOf, writeRow, type Kept } from './settings-repo.ts';

/** What settings do besides being kept; in the transaction of the change. */
interface Hooks {
  /** Refuses by throwing what a level sets. */
  beforeSave?(context: Context, fields: Values): Promise<void>;
  /** `version` is the one that was saved. */
  afterSave?(context: Context, version: number): void;
}

type Values = Readonly<Record<string, unknown>>;
type Body = Values & { readonly version: number; readonly own?: readonly string[] };

/** Serves the calls of settings. See docs/settings.md. */
export function settingsRoutes(app: AppContext, settings: Settings, hooks: Hooks = {}): void {
  for (const level of settings.levels) {
    const calls = settings.calls[level];
    if (!calls) continue;
    mount(
      app,
      calls,
    )({
      read: async ({ db, caller }: Context) => ({
        data: answerOf(settings, level, await keptOf(db, settings, caller)),
      }),
      save: async (context: Context) => {
        const saved = await save(app, settings, level, context, hooks);
        hooks.afterSave?.(context, saved.version);
        return { data: saved };
      },
      history: async ({ db, caller }: Context) => {
        const { id } = (await keptOf(db, settings, caller))[level];
        if (id === null) return { data: [] };
        return { data: await withNames(db, settings.fields, await historyOf(db, settings, id)) };
      },
    });
  }
}

/** A level as its calls answer it: what holds there, and what of that is its own. */
function answerOf(settings: Settings, level: Level, kept: Record<Level, Kept>) {
  const names = Object.keys(describedAt(settings, level).fields);
  const inheritable = namesInherited(settings, level);
  const wider = settings.levels.slice(0, settings.levels.indexOf(level));
  const inherited = pick(
    Object.assign(defaultsOf(settings), ...wider.map((one) => kept[one].fields)),
    names,
  );
  const { fields, version } = kept[level];
  const own = inheritable.filter((name) => name in fields);
  return {
    ...inherited,
    ...fields,
    version,
    ...(inheritable.length > 0 && { own, inherited }),
  };
}

async function save(
  app: AppContext,
  settings: Settings,
  level: Level,
  context: Context,
  hooks: Hooks,
) {
  const { db, caller, body, afterCommit } = context;
  const { version, own, ...values } = body as Body;
  await holdRow(db, settings, level, caller);
  const kept = await keptOf(db, settings, caller);
  const before = answerOf(settings, level, kept);
  if (version !== before.version) throw changedElsewhere(before);

  const { id } = kept[level];
  const described = describedAt(settings, level);
  const inheritable = namesInherited(settings, level);
  const names = Object.keys(described.fields).filter(
    (name) => !inheritable.includes(name) || own?.includes(name),
  );
  const fields = pick(values, names);
  const after = answerOf(settings, level, { ...kept, [level]: { ...kept[level], fields } });
  const changes = changesOf(described, before, after);
  const turned = inheritable.filter((name) => before.own?.includes(name) !== name in fields);
  checkFieldRights(described, caller, [...changes, ...turned.map((field) => ({ field }))]);
  // What was only ever inherited becomes the level's own when it is saved for the first time.
  const isNew = names.some((name) => !(name in kept[level].fields));
  if (id === null || (changes.length === 0 && turned.length === 0 && !isNew)) return before;

  await hooks.beforeSave?.(context, fields);
  await writeRow(db, id, fields);
  const ownChange =
    turned.length > 0 ? [{ field: 'own', from: before.own ?? [], to: after.own ?? [] }] : [];
  await writeHistory(context, settings, 'save', [{ id, changes: [...changes, ...ownChange] }]);
  const { chainId, siteId } = caller;
  afterCommit(() =>
    app.live.publishToReaders(
      level === 'site' ? { siteId } : { chainId },
      settings.read,
      settings.name,
    ),
  );
  return { ...after, version: version + 1 };
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
