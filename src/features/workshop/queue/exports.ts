import type { QueuePerson } from '#contract/workshop/queue.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { loadWords } from '#src/i18n/words.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { lazyPanel } from '#src/navigation/panel/lazy-panel.tsx';

/** The name of the queue's panel in the address, for `usePanel`. */
export const queuePanel = 'queue';

/** The queue beside other screens; it comes when it is first opened. */
export const QueuePanel = lazyPanel(queuePanel, async () => {
  const panel = import('./queue-panel.tsx');
  await loadWords(['queue']);
  return (await panel).QueuePanel;
});

/** Asks for the site's stations and times again. It brings the device's database, which the frame does without. */
export async function refreshQueueOptions(siteId: SiteId): Promise<void> {
  const refresh = await import('./local-store/refresh-queue.ts');
  await refresh.refreshQueueOptions(siteId);
}

/** One visit above a screen that is about whoever came: how long they wait, and what can be done about them. */
export const VisitBanner = lazyComponent(async () => {
  const banner = import('./person/visit-banner.tsx');
  await loadWords(['queue']);
  return (await banner).VisitBanner;
});

/** Lets a customer of the register wait for the reception, by the outbox. */
export async function checkInCustomer(
  siteId: SiteId,
  who: { name: string; licenseplate: string; carBrand: string; customerId: number; carId?: number },
): Promise<void> {
  const { addPerson } = await import('./queue-moves.ts');
  const { name, licenseplate, carBrand, customerId, carId } = who;
  const ids = { customer_id: customerId, ...(carId !== undefined && { car_id: carId }) };
  await addPerson(siteId, { name, licenseplate, again: false, ...ids }, { car_brand: carBrand });
}

/** As whom somebody in today's queue came in, as this device knows it; null when it does not. */
export async function whoCame(
  siteId: SiteId,
  visitId: number,
): Promise<Pick<QueuePerson, 'licenseplate' | 'name'> | null> {
  const { database } = await import('#src/data/database.ts');
  const known = await database.queuePeople.get([siteId, visitId]);
  if (known) return known;
  // A device that has just been started has not heard of anybody yet.
  const { refreshQueue } = await import('./local-store/refresh-queue.ts');
  await refreshQueue(siteId);
  return (await database.queuePeople.get([siteId, visitId])) ?? null;
}
