import type { Input } from '#contract/kit/call.ts';
import type { onlineBookingCalls, OnlinePortal } from '#contract/booking/online-booking.ts';
import type { BookingForm } from './use-booking-form.ts';

type TimesBody = Input<typeof onlineBookingCalls.times>['body'];

/** What is to be done, as the calls take it. */
export type Wanted = Pick<TimesBody, 'services' | 'addons' | 'classes'>;

/** What is chosen of what the portal offers; null as long as that is nothing. */
export function wantedOf(
  { service, addons, classes }: Pick<BookingForm, 'service' | 'addons' | 'classes'>,
  portal: Pick<OnlinePortal, 'services' | 'addons'>,
): Wanted | null {
  const chosen = portal.services.find(({ id }) => id === service);
  if (!chosen) return null;
  return {
    services: [chosen.id],
    addons: addonsOf(chosen.id, portal)
      .filter(({ id }) => addons.includes(id))
      .map(({ id }) => id),
    classes: chosen.classes.filter((one) => classes.includes(one)),
  };
}

/** What is offered beside a service. */
export const addonsOf = (service: number, { addons }: Pick<OnlinePortal, 'addons'>) =>
  addons.filter(({ service_id: of }) => of === null || of === service);
