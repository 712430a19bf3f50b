import type { Answer } from '#contract/kit/call.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { tagCalls, taggedTypeOf } from '#contract/lists/tags.ts';
import type { Write } from '#src/data/writing/write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { noteChange } from '../live-changes.ts';
import { refetchResource } from '../refetch-resource.ts';
import { refetchTags } from './use-tags.ts';

/** What tags are stuck on rows, and which are taken off. */
export interface Sticking {
  readonly add: string[];
  readonly remove: string[];
}

/** Sticks tags on rows and takes others off; whatever shows them is read again. Throws like `send`. */
export function useStick(resource: Resource) {
  const siteId = useSiteId();
  return async (
    write: Write,
    ids: readonly number[],
    change: Sticking,
  ): Promise<Answer<typeof tagCalls.stick>['data']> => {
    const body = { type: taggedTypeOf(resource)!, ids: [...ids], ...change };
    const { data } = await write(tagCalls.stick, { body }, { siteId });
    refetchResource(siteId, resource);
    refetchTags(siteId);
    // For cards that show the rows in their own way.
    noteChange(resource.name);
    return data;
  };
}
