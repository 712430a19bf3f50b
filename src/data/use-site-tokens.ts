import { useSyncExternalStore } from 'react';
import { siteTokens, watchTokens } from './tokens.ts';
import type { SiteToken } from './tokens.ts';

/** Every token this device holds, live: a login or logout in another tab shows at once. */
export const useSiteTokens = (): readonly SiteToken[] =>
  useSyncExternalStore(watchTokens, siteTokens);
