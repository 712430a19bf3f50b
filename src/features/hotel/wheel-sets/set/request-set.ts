import { moves } from '#contract/hotel/moves/moves.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import type { SiteId } from '#src/data/tokens.ts';
import type { Write } from '#src/data/writing/write.ts';

/** Asks for a set to be fetched and set ready, and returns the number that it has in the work list. */
export async function requestSet(write: Write, siteId: SiteId, id: number): Promise<string> {
  const { data } = await write(moves.calls.add, { body: { set_id: id } }, { siteId });
  refetchResource(siteId, moves);
  return data.number;
}
