import { customers } from '#contract/customer/customers.ts';
import type { Row } from '#contract/kit/row.ts';
import { orders } from '#contract/sales/orders.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { titleOf } from '#src/crud/values/title-of.ts';

/** What was done for a customer and sold to them. */
export function OrdersTab({ row }: { row: Row }) {
  return (
    <EmbeddedList
      resource={orders}
      field="customer_id"
      owner={row}
      called={titleOf(customers, row)}
      card={['order_date', 'car_id', 'gross', 'state']}
    />
  );
}
