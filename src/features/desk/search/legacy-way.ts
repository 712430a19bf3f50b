import type { SearchKind, Understood } from '#contract/desk/search-rules.ts';

// Where the legacy application has what a kind of search is about, if it does not know the number itself.
const lists: Readonly<Partial<Record<SearchKind, string>>> = {
  supplier_order: 'stock/stock-refill/list',
  booking_ticket: 'bookings',
  position: 'tyre-hotel/list',
  product: 'product/type/list',
  move: 'logistics',
  article: 'product/type/list',
  invoice: 'economy/invoice-delivery-log',
  external_invoice: 'economy/invoice-delivery-log',
  receipt: 'payment/cash-register/receipts',
};

/** Where a search leads in the legacy application, below the site: to the thing itself, or to its list with what was searched for. Null for what only we know. */
export function legacyWay({ kind, prefix, text }: Understood): string | null {
  if (kind === 'order') return `${text}/order2/main`;
  if (kind === 'tyre_hotel') return `tyre-hotel/details/${text}`;
  const list = lists[kind];
  return list ? `${list}?${new URLSearchParams({ query: `${prefix ?? ''}${text}` })}` : null;
}
