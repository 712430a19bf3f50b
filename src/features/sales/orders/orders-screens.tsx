import i18next from 'i18next';
import { orders } from '#contract/sales/orders.ts';
import type { Row, RowOf } from '#contract/kit/row.ts';
import { isAgreed } from '#contract/stock/order-stock/is-agreed.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { serverNow } from '#src/data/server-time.ts';
import { OrderBooking } from '#src/features/booking/bookings/exports.ts';
import { lazyComponent, lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { invoicingStatus } from './invoicing-status.ts';

// A tab comes when somebody opens it.
const QuotePanel = lazyScreen(
  async () => (await import('#src/features/sales/quotes/exports.ts')).QuotePanel,
);
const OrderPricesTab = lazyScreen(
  async () => (await import('#src/features/stock/pricing/exports.ts')).OrderPricesTab,
);
const StockTab = lazyScreen(
  async () => (await import('#src/features/stock/order-stock/exports.ts')).OrderStockTab,
);
const DepositsTab = lazyScreen(
  async () => (await import('#src/features/sales/order-deposits/exports.ts')).DepositsTab,
);
const DepositHead = lazyScreen(
  async () => (await import('#src/features/sales/order-deposits/exports.ts')).DepositHead,
);
const PartsTab = lazyScreen(
  async () => (await import('#src/features/sales/meca-pro/exports.ts')).PartsTab,
);

const OrderTyresTab = lazyScreen(
  async () => (await import('#src/features/sales/order-tyres/exports.ts')).OrderTyresTab,
);
const TreadNote = lazyComponent(
  async () => (await import('#src/features/sales/order-tyres/exports.ts')).TreadNote,
);

const InvoicesOf = lazyScreen(
  async () => (await import('#src/features/money/invoices-made/exports.ts')).InvoicesOf,
);
const InvoiceNow = lazyComponent(
  async () => (await import('#src/features/money/invoices-made/exports.ts')).InvoiceNow,
);
const InvoicesTab = ({ row: { id } }: { row: Row }) => <InvoicesOf id={id} of="orders" />;

const BuyerNote = lazyComponent(async () => (await import('./buyer-note.tsx')).BuyerNote);

const byState = statusBy(orders, 'state');
const promised = 'state=accepted,planned,in_progress';

const Quote = ({ row }: { row: Row }) => <QuotePanel row={row as RowOf<typeof orders>} />;

const open: readonly unknown[] = ['draft', 'quote', 'accepted', 'planned', 'in_progress'];

const LackNote = lazyComponent(
  async () => (await import('#src/features/stock/order-stock/exports.ts')).LackNote,
);

/** When its car is awaited, what its tyres ask for, as long as something can be sold to it, what lacks of what was agreed on, and what of it is left to pay. */
const Head = ({ row }: { row: Row }) => (
  <>
    <OrderBooking
      orderId={row.id}
      bookingId={row['booking_id'] as number | null}
      isOpen={open.includes(row['state']) && row.archived_at === null}
    />
    {open.includes(row['state']) && <BuyerNote row={row} />}
    {open.includes(row['state']) && (row['car_id'] !== null || row['wheel_set_id'] !== null) && (
      <TreadNote id={row.id} to="?tab=tyres" />
    )}
    {isAgreed(row['state']) && row.archived_at === null && <LackNote id={row.id} to="?tab=stock" />}
    {row['state'] === 'done' && row['invoiced'] !== 'whole' && (
      <InvoiceNow id={row.id} of="orders" resource={orders} sells={row['invoiced'] === 'none'} />
    )}
    {/* Who may not see prices cannot be told what is left. */}
    {typeof row['gross'] === 'number' && Number(row['paid_ahead']) !== 0 && (
      <DepositHead row={row} />
    )}
  </>
);

export default screensOf(orders, {
  head: Head,
  card: ['customer_id', 'car_id', 'promised_at', 'gross'],
  status: (row) => {
    const { state, promised_at: at } = row;
    if (state === 'done') return invoicingStatus(row) ?? byState(row);
    const isOpen = state === 'accepted' || state === 'planned' || state === 'in_progress';
    const isLate = isOpen && typeof at === 'string' && Date.parse(at) < serverNow();
    return isLate
      ? { tone: 'bad', text: i18next.t('orders:views.late'), field: 'state' }
      : byState(row);
  },
  begin: 'state=draft,quote,accepted,planned,in_progress',
  views: [
    { title: 'orders:views.open', query: 'state=draft,quote,accepted,planned,in_progress' },
    {
      title: 'orders:views.today',
      query: `${promised}&promised_at_in=today&sort_by=promised_at:asc`,
    },
    {
      title: 'orders:views.late',
      query: `${promised}&promised_at_in=past&sort_by=promised_at:asc`,
    },
    { title: 'orders:views.quotes', query: 'state=quote' },
    { title: 'orders:views.done', query: 'state=done' },
    {
      title: 'orders:views.toInvoice',
      query: 'state=done&invoiced=none,part&sort_by=order_date:asc',
    },
    { title: 'orders:views.payBack', query: 'state=cancelled&paid_ahead_from=1' },
  ],
  tabs: [
    {
      name: 'quote',
      title: 'quotes:tab',
      of: Quote,
      shown: ({ state, quote_sent_at: sent }, may) =>
        may('orders.prices') && (state === 'quote' || sent !== null),
    },
    {
      name: 'tyres',
      title: 'orders:tyres',
      of: OrderTyresTab,
      shown: ({ state }) => open.includes(state),
    },
    {
      name: 'prices',
      title: 'orders:prices',
      of: OrderPricesTab,
      shown: (_, may) => may('orders.prices'),
    },
    {
      name: 'deposits',
      title: 'orders:deposits',
      of: DepositsTab,
      shown: (_, may) => may('orders.prices'),
    },
    {
      name: 'invoices',
      title: 'orders:invoices',
      of: InvoicesTab,
      shown: ({ invoiced, receipt }, may) =>
        may('invoices.read') && invoiced !== 'none' && !receipt,
    },
    {
      name: 'parts',
      title: 'orders:parts',
      of: PartsTab,
      shown: ({ car_id: car, supplier_orders: ordered }, may) =>
        may('orders.write') && (car !== null || ordered !== ''),
    },
    {
      name: 'stock',
      title: 'orders:stock',
      of: StockTab,
      shown: (_, may) => may('stock.read'),
    },
  ],
});
