import type { House } from '#server/kit/house.ts';
import type { Hearers } from './hearers-repo.ts';

/** Has the devices of who may be concerned ask again for a notification. */
export function tellChanged(house: House, id: number, hearers: Hearers | null): void {
  if (!hearers) return;
  const payload = { ids: [id] };
  if ('person' in hearers) {
    house.live.tellPerson(hearers.person, 'notifications.changed', payload);
    return;
  }
  for (const site of hearers.sites) {
    house.live.tellSite(site, 'notifications.changed', payload);
  }
}
