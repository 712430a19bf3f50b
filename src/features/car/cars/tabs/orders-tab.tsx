import { cars } from '#contract/car/cars.ts';
import type { Row } from '#contract/kit/row.ts';
import { orders } from '#contract/sales/orders.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { titleOf } from '#src/crud/values/title-of.ts';

/** What was done with a car and sold for it. */
export function OrdersTab({ row }: { row: Row }) {
  return (
    <EmbeddedList
      resource={orders}
      field="car_id"
      owner={row}
      called={titleOf(cars, row)}
      card={['order_date', 'gross', 'state']}
    />
  );
}
