import { bookings } from '#contract/booking/bookings.ts';
import { cars } from '#contract/car/cars.ts';
import type { Row } from '#contract/kit/row.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { titleOf } from '#src/crud/values/title-of.ts';

/** When a car was here, and when it is awaited. */
export function BookingsTab({ row }: { row: Row }) {
  return (
    <EmbeddedList
      resource={bookings}
      field="car_id"
      owner={row}
      called={titleOf(cars, row)}
      card={['begins_at', 'services', 'state']}
    />
  );
}
