import type { LiveFeature } from '#src/data/live.ts';
import { refreshHotelSoon, refreshKeptHotel } from './local-store/refresh-hotel.ts';

const kept: readonly string[] = ['wheel-sets', 'storage-places'];

/** What a device keeps of a site's wheels follows each change. */
export const scannerLive: LiveFeature = {
  events: {
    'resource.changed': ({ name }, siteId) => {
      if (kept.includes(name)) refreshHotelSoon(siteId);
    },
  },
  refresh: refreshKeptHotel,
};
