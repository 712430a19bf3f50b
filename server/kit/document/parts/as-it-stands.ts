import type { Resource } from '#contract/kit/resource.ts';
import { statesOf } from '#contract/kit/steps.ts';
import type { Context } from '#server/kit/context.ts';
import { changedElsewhere } from '#server/kit/errors.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { assertInUse } from '#server/kit/resource/write.ts';

/** Refuses a document that has been changed since somebody looked at it, is archived, or stands in another state than these. */
export async function checkAsItStands(
  resource: Resource,
  context: Context,
  row: Stored,
  { version, states }: { readonly version: number; readonly states: readonly string[] },
): Promise<void> {
  assertInUse(row);
  if (row.version !== version) {
    throw changedElsewhere(await rowWithId(context.db, resource, row.id));
  }
  const { field } = statesOf(resource) ?? {};
  if (field !== undefined && !states.includes(String(row[field]))) {
    throw wrongState(resource, context.language, row);
  }
}

/** What the history of a document says of another, whatever becomes of that one. */
export const otherOf = ({ title }: Resource, row: Readonly<Record<string, unknown>>) => ({
  field: 'other',
  from: null,
  to: { id: row['id'], called: row[title] },
});
