import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { SearchHit } from '#contract/desk/search.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { bookingsByPlate, bookingsByTicket, type FoundBooking } from './booking-search-repo.ts';

// One letter finds half of the week.
const fewest = 2;

/** Finds bookings by their ticket, and those to come or just gone by the plate of their car. */
export const bookingSearch: SearchProvider = {
  right: 'bookings.read',
  kinds: ['any', 'booking_ticket'],
  async find(tx, { kind, text, guesses }, since) {
    if (kind === 'booking_ticket') {
      const hits = (await bookingsByTicket(tx, text.toUpperCase())).map(hit);
      return { groups: [groupOf('bookings', hits, false)], exact: hits };
    }
    const key = plateKey(text);
    const mayBePlate = kind === 'any' && guesses.includes('plate') && key.length >= fewest;
    const hits = mayBePlate ? (await bookingsByPlate(tx, key, since)).map(hit) : [];
    // A plate means the car, and who stands there with it.
    return { groups: [groupOf('bookings', hits, false)], exact: [] };
  },
};

const hit = ({ id, ticket, licenseplate, name, services, at }: FoundBooking): SearchHit => ({
  id,
  path: `bookings/${id}`,
  plate: licenseplate || null,
  title: ticket,
  detail: [name, services].filter(Boolean).join(' · ') || null,
  at: at?.toISOString() ?? null,
});
