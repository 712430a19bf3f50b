import type { Resource } from '#contract/kit/resource.ts';
import { shellCalls } from '#contract/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Whether the person may change rows of a resource; until that is known, and where nobody says, they are let try. */
export function useMayWrite({ write }: Resource): boolean {
  const rights = useLoaded(useSiteId(), shellCalls.profile)?.data.profile.rights;
  return rights?.includes(write) ?? true;
}
