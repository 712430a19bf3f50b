import { bookingSearch } from '#server/features/booking/bookings/exports.ts';
import { carSearch } from '#server/features/car/cars/exports.ts';
import { customerSearch } from '#server/features/customer/customers/exports.ts';
import { invoiceSearch } from '#server/features/economy/invoices/exports.ts';
import { moveSearch } from '#server/features/hotel/moves/exports.ts';
import { setSearch } from '#server/features/hotel/wheel-sets/exports.ts';
import { supplierOrderSearch } from '#server/features/sales/meca-pro/exports.ts';
import { orderSearch } from '#server/features/sales/orders/exports.ts';
import { productSearch } from '#server/features/stock/products/exports.ts';
import { visitSearch } from '#server/features/workshop/queue/exports.ts';
import type { SearchProvider } from '#server/kit/search-provider.ts';

/**
 * Everything that takes part in searching, in the order in which it is asked: whoever waits is meant
 * before the car that the register knows, a plate before a number. A feature joins by a line here.
 */
export const searchProviders: readonly SearchProvider[] = [
  visitSearch,
  carSearch,
  customerSearch,
  setSearch,
  moveSearch,
  bookingSearch,
  productSearch,
  orderSearch,
  invoiceSearch,
  supplierOrderSearch,
];
