import { importsCalls, largestFile, mostImported, type Import } from '#contract/lists/imports.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { headedRows } from '#server/kit/resource/import/headed-rows.ts';
import { namePair, withJoinedNames } from '#server/kit/resource/import/joined-names.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { importable, suggestedFields } from '#server/kit/resource/read-cells.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { checkReferences } from '#server/kit/resource/references.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import { readFileRows } from '#server/kit/sheet/read-file.ts';
import { importsOf, insertImport, lockImport, setState, type StoredImport } from './import-repo.ts';
import { saveAnswers } from './outcomes-repo.ts';
import { portionsOf } from './portions.ts';
import { isFollowed } from './whole-list-repo.ts';
import { importsJob } from './run.ts';
import { wholeImport } from './whole-import.ts';

// More are done by a job, so that nobody waits for an answer that long.
const mostAtOnce = 1_000;

/** Rows of a resource from a file. */
export function importsRoutes(app: AppContext): void {
  app.jobs.add(importsJob(app));

  function engineOf(caller: Caller, name: string): Engine | undefined {
    const engine = app.engines.get(name);
    if (engine && !caller.rights.has(engine.resource.write)) {
      throw new AppError('common.no_right', { right: engine.resource.write });
    }
    return engine;
  }

  async function begin(db: Tx, caller: Caller, id: number) {
    const stored = await lockImport(db, id);
    const engine = stored && engineOf(caller, stored.resource);
    if (!engine) throw new AppError('common.not_found');
    return { stored, engine };
  }

  const { add, ...others } = importsCalls;
  mountUnmanaged(app, { add })({
    add: async ({ caller, body, transaction }) => {
      const engine = engineOf(caller, body.resource);
      if (!engine) throw new AppError('common.wrong_input', {}, { resource: 'fields.unknown' });
      const read = await readFileRows(app.heavyJobs.reading, caller.userId, {
        content: body.content,
        rows: mostImported,
        bytes: largestFile,
      });
      return transaction(async (context) => {
        const { db } = context;
        const { given = {} } = body;
        await checkGiven(engine, context, given);
        const begun = await engine.hooks.imports?.begin?.(context, given);
        const fieldsOf = (headings: readonly string[]) =>
          suggestedFields(engine.resource, headings, begun?.matched).map((field) =>
            field !== null && field in given ? null : field,
          );
        const { resource } = engine;
        const headed = headedRows(read, (row) => [
          ...fieldsOf(row),
          ...namePair(resource, row).map(String),
        ]);
        const { file, fields } = withJoinedNames(resource, headed, fieldsOf(headed.headings));
        const id = await insertImport(db, caller, {
          resource: body.resource,
          fileName: body.file_name,
          file,
          fields,
          given,
          isWhole: begun?.isWhole ?? false,
        });
        return { data: await wholeImport(app, context, id) };
      });
    },
  });
  mount(
    app,
    others,
  )({
    list: async ({ db, caller, query: { resource = '' } }) => ({
      data: engineOf(caller, resource) ? await importsOf(db, { resource }) : [],
    }),
    one: async (context) => {
      const { db, caller } = context;
      const { id } = context.params;
      const [found] = await importsOf(db, { id });
      if (!found || !engineOf(caller, found.resource)) throw new AppError('common.not_found');
      return { data: await wholeImport(app, context, id) };
    },
    check: async (context) => {
      const { db, caller, params, body } = context;
      const { stored, engine } = await begin(db, caller, params.id);
      if (stored.state !== 'read' && stored.state !== 'checked') throw new AppError('imports.over');
      assertFields(engine, stored, body.fields);
      const fields = body.fields.map((field) => field ?? '');
      const matched = stored.headings.flatMap((heading, at) =>
        fields[at] ? [[heading, fields[at]] as const] : [],
      );
      const given = stored.given as Values;
      await engine.hooks.imports?.matched?.(context, given, Object.fromEntries(matched));
      const chosen_marks = stored.headings.map((_, column) => body.marks?.[column] ?? '');
      if (body.answers) await saveAnswers(db, stored.id, body.answers);
      await setState(db, stored.id, 'checking', { fields, chosen_marks, done_to: 0 });
      return goOn(context, stored, engine);
    },
    run: async (context) => {
      const { db, caller, params, body } = context;
      const { stored, engine } = await begin(db, caller, params.id);
      const leave_out_wrong = body.leave_out_wrong === true;
      assertMayRun(stored, leave_out_wrong);
      await setState(db, stored.id, 'waiting', { leave_out_wrong, done_to: 0 });
      return goOn(context, stored, engine);
    },
    undo: async (context) => {
      const { db, caller, params } = context;
      const { stored, engine } = await begin(db, caller, params.id);
      if (stored.state !== 'done') throw new AppError('imports.not_done');
      // What came after it was said of what it had made of the list.
      if (stored.is_whole && (await isFollowed(db, stored))) throw new AppError('imports.not_last');
      await setState(db, stored.id, 'undoing');
      return goOn(context, stored, engine);
    },
  });

  /** Few rows are done at once, in the transaction of the call; many by the job, in portions. */
  async function goOn(
    context: Context,
    { id, row_count }: StoredImport,
    engine: Engine,
  ): Promise<{ data: Import }> {
    if (row_count > mostAtOnce) context.afterCommit(() => app.jobs.soon('imports'));
    else {
      const next = portionsOf(app, engine, id);
      while (await next(context));
    }
    return { data: await wholeImport(app, context, id) };
  }
}

/** What holds for all rows points at something that the caller sees. */
async function checkGiven(
  { resource }: Engine,
  context: Context,
  given: Readonly<Record<string, number>>,
): Promise<void> {
  const fields = importable(resource);
  const wrong = Object.keys(given).find(
    (field) => !fields.includes(field) || resource.fields[field]?.kind !== 'reference',
  );
  if (wrong !== undefined) throw new AppError('imports.no_field');
  await checkReferences(resource, context, given);
}

function assertFields(
  { resource }: Engine,
  { headings, given }: StoredImport,
  fields: readonly (string | null)[],
): void {
  const named = fields.filter((field) => field !== null);
  const known = importable(resource);
  const sound =
    named.length > 0 &&
    new Set(named).size === named.length &&
    named.every((field) => known.includes(field) && !(field in (given as Values))) &&
    fields.length === headings.length;
  if (!sound) throw new AppError('imports.no_field');
}

function assertMayRun({ state, counts }: StoredImport, leaveOutWrong: boolean): void {
  if (state === 'read') throw new AppError('imports.not_checked');
  if (state !== 'checked') throw new AppError('imports.over');
  const { wrong = 0 } = counts as { wrong?: number };
  if (wrong > 0 && !leaveOutWrong) throw new AppError('imports.wrong_rows');
}
