import { favouriteCalls } from '#contract/platform/favourites.ts';
import { navigationCalls } from '#contract/platform/navigation.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';

/** Stars a page of the menu for every device of the person, or no more. Throws when the server could not be notified. */
export async function setFavourite(siteId: SiteId, path: string, wanted: boolean): Promise<void> {
  await write(favouriteCalls.setFavourite, { body: { path, wanted } }, { siteId });
  await queryClient.invalidateQueries({ queryKey: questionOf(siteId, navigationCalls.navbar) });
}
