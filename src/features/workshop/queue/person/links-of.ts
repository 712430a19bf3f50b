import type { QueuePerson } from '#contract/workshop/queue.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { isShownAt } from '#src/navigation/screen.ts';

/** A way from a person in the queue to a screen; `path` is below the site. */
export interface PersonLink {
  readonly to: 'customer' | 'booking' | 'order' | 'tyreHotel';
  readonly path: string;
}

/** The ways from a person to what is known of them, or to where it is made; those that a screen of ours is shown at, or the legacy application. */
export function linksOf(
  person: QueuePerson,
  screens: readonly Pick<Screen, 'path' | 'also' | 'placeholder'>[],
  hasLegacy = false,
): PersonLink[] {
  const { id, customer_id, car_id, order_id, tyre_hotel_id, booking } = person;
  const withQuery = (path: string, values: Record<string, number | null>) => {
    const known = Object.entries(values).flatMap(([key, value]) =>
      value === null ? [] : [[key, String(value)]],
    );
    return known.length ? `${path}?${new URLSearchParams(known)}` : path;
  };
  const links: PersonLink[] = [
    {
      to: 'customer',
      path:
        customer_id === null
          ? withQuery('N0/customer/new', { queue_id: id })
          : withQuery(`${customer_id}/customer/show`, { car: car_id, queue_id: id }),
    },
    {
      to: 'booking',
      // Servers of others may say nothing of bookings.
      path: booking ? pathOfBooking(booking.id, person) : `bookings/new/queue/${id}`,
    },
    {
      to: 'order',
      path:
        order_id === null
          ? withQuery('N0/order2/main', car_id === null ? { customer_id } : { car_id })
          : `${order_id}/order2/main`,
    },
    {
      to: 'tyreHotel',
      path:
        tyre_hotel_id === null
          ? withQuery('tyre-hotel/new', { carId: car_id })
          : `tyre-hotel/details/${tyre_hotel_id}`,
    },
  ];
  // What has no screen yet leads nowhere: the menu does not offer it either.
  const isThere = (path: string) =>
    screens.some((screen) => !screen.placeholder && isShownAt(screen, path.split('?')[0] ?? ''));
  return links.filter(({ path }) => hasLegacy || isThere(path));
}

/** The one they came for; who came before it was known which, is looked for among today's. */
function pathOfBooking(id: number | null | undefined, { licenseplate, name }: QueuePerson): string {
  if (id) return `bookings/${id}`;
  return `bookings?${new URLSearchParams({ begins_at_in: 'today', q: licenseplate ?? name ?? '' })}`;
}
