import type { Call } from '#contract/kit/call.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Write } from '#src/data/writing/write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { refetchResource } from '../refetch-resource.ts';

/** A row that a change of many did not change, and why, in the person's language. */
export interface Refused {
  readonly id: number;
  readonly message: string;
}

interface Done {
  readonly data: { readonly done: number[]; readonly refused: Refused[] };
}

/** Changes many rows of a resource, takes a step with them, archives or restores them; every list of it is read again. Throws like `send`. */
export function useMany(resource: Resource) {
  const siteId = useSiteId();
  return async (
    write: Write,
    ids: readonly number[],
    action: string,
    change?: Readonly<Record<string, unknown>>,
  ): Promise<Done['data']> => {
    const body = { ids, action, ...(change && { change }) };
    const answer = (await write<Call>(resource.calls.many, { body }, { siteId })) as Done;
    refetchResource(siteId, resource);
    return answer.data;
  };
}
