import type { SiteId } from '#src/data/tokens.ts';

/** Does what codes mean at a site one after the other, in whichever tab: the next is decided on what the one before has left. Nothing else that is done in turn is done meanwhile. */
export const inTurn = <T>(siteId: SiteId, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`wheelhouse.scanning.${siteId}`, work);
