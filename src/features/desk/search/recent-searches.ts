import type { Question } from '#src/data/response-cache.ts';
import type { SiteId } from '#src/data/tokens.ts';

const most = 8;
const question = (siteId: SiteId): Question => [siteId, 'searched lately', {}];
const answers = () => import('#src/data/response-cache.ts');

/** What this person searched for lately at a site on this device, the last first; forgotten like all that was read. */
export async function recentSearches(siteId: SiteId): Promise<string[]> {
  const kept = await (await answers()).keptAnswer(question(siteId));
  return (kept?.answer as string[] | undefined) ?? [];
}

/** Notes a search that led to something. */
export async function noteSearch(siteId: SiteId, text: string): Promise<void> {
  const others = (await recentSearches(siteId)).filter((one) => one !== text);
  await (await answers()).keepAnswer(question(siteId), [text, ...others].slice(0, most));
}
