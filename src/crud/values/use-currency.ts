import { shellCalls } from '#contract/platform/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What the amounts of the site are in, live: undefined until that is known, which may be later than they are. */
export const useCurrency = (): string | undefined =>
  useLoaded(useSiteId(), shellCalls.profile)?.data.profile.site?.currency;
