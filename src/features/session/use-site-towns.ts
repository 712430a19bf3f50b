import { useLiveQuery } from 'dexie-react-hooks';
import { shellCalls } from '#contract/shell.ts';
import type { Answer } from '#contract/kit/call.ts';
import { keptAnswer } from '#src/data/answers.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';

const none: ReadonlyMap<SiteId, string> = new Map();

/** The towns of one's sites, as far as the profiles kept on this device tell them. */
export function useSiteTowns(): ReadonlyMap<SiteId, string> {
  const tokens = useSiteTokens();
  const towns = useLiveQuery(
    () =>
      Promise.all(
        tokens.map(async ({ siteId }) => {
          const kept = await keptAnswer([siteId, shellCalls.profile.path, {}]);
          const profile = (kept?.answer as Answer<typeof shellCalls.profile> | undefined)?.data;
          return [siteId, profile?.profile.site?.town ?? ''] as const;
        }),
      ),
    [tokens],
  );
  return towns ? new Map(towns) : none;
}
