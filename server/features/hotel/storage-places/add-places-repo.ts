import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { insertRows } from '#server/kit/resource/write-many-repo.ts';
import { changesOf, type Engine } from '#server/kit/resource/write.ts';

interface CommonFields {
  readonly warehouse_id: number;
  readonly zone: string;
  readonly room: number;
  readonly rack: string;
}

/** Makes those of the places of a warehouse that are not there, alike but for their code; how many those were. */
export async function addMissingPlaces(
  { resource }: Engine,
  context: Context,
  codes: readonly string[],
  common: CommonFields,
): Promise<number> {
  const there = await context.db
    .selectFrom('storage_places')
    .select('code')
    .where('warehouse_id', '=', common.warehouse_id)
    .where('archived_at', 'is', null)
    .execute();
  const known = new Set(there.map(({ code }) => code));
  const rows = codes.filter((code) => !known.has(code)).map((code) => ({ ...common, code }));
  if (rows.length === 0) return 0;
  const ids = await insertRows(context.db, resource, context.caller, rows);
  await writeHistory(
    context,
    resource,
    'add',
    ids.map((id, at) => ({ id, changes: changesOf(resource, {}, rows[at]!) })),
  );
  return rows.length;
}
