import type { Call } from '#contract/kit/call.ts';
import { resources } from '#contract/resources.ts';
import { plantedCharge } from '../cash/create-journal.ts';
import type { TenantData } from './create.ts';

const chargeRow = ({ rowIds }: TenantData) => ({
  id: rowIds['cash-registers'],
  intent: plantedCharge(rowIds['cash-registers']!),
});

// By feature, or by call where that names a row of another kind.
const rowOf: Record<string, (there: TenantData) => object> = {
  queue: ({ personId }) => ({ id: personId }),
  'queue-screens': ({ personId, queueLinkId }) => ({ id: queueLinkId, personId }),
  notifications: ({ notificationId }) => ({ id: notificationId }),
  ...Object.fromEntries(
    resources.map(({ name }) => [name, ({ rowIds }: TenantData) => ({ id: rowIds[name] })]),
  ),
  'wheel-sets.photo': ({ rowIds }) => ({ id: rowIds['wheel-photos'] }),
  'wheel-sets.archivePhoto': ({ rowIds }) => ({ id: rowIds['wheel-photos'] }),
  'order-work.photo': ({ rowIds }) => ({ id: rowIds['order-photos'] }),
  'tread-depth': ({ rowIds }) => ({ id: rowIds['tread-readings'] }),
  'tread-device': ({ rowIds }) => ({ id: rowIds['tread-readers'] }),
  'order-work': ({ rowIds }) => ({ id: rowIds['orders'] }),
  'order-tyres': ({ rowIds }) => ({ id: rowIds['orders'] }),
  quotes: ({ rowIds }) => ({ id: rowIds['orders'] }),
  labels: ({ rowIds }) => ({ id: rowIds['prints'] }),
  'day-moves': ({ rowIds }) => ({ id: rowIds['day-moves'] }),
  calendars: ({ rowIds }) => ({ id: rowIds['calendars'], feedId: 1 }),
  views: ({ rowIds }) => ({ id: rowIds['views'] }),
  'report-mails': ({ rowIds }) => ({ id: rowIds['views'] }),
  imports: ({ rowIds }) => ({ id: rowIds['imports'] }),
  'customer-desk': ({ rowIds }) => ({ id: rowIds['customers'] }),
  'customer-centre': ({ rowIds }) => ({ id: rowIds['customers'] }),
  'merge-and-privacy': ({ rowIds }) => ({ id: rowIds['customers'] }),
  'order-buyer': ({ rowIds }) => ({ id: rowIds['orders'] }),
  'cash-registers.receipt': ({ rowIds }) => ({ id: rowIds['cash-registers'], nr: 1 }),
  'cash-registers.order': ({ rowIds }) => ({
    id: rowIds['cash-registers'],
    order_id: rowIds['orders'],
  }),
  'cash-registers.sendReceipt': ({ rowIds }) => ({ id: rowIds['cash-registers'], nr: 1 }),
  'cash-registers.copy': ({ rowIds }) => ({ id: rowIds['cash-registers'], nr: 1 }),
  'cash-registers.lookAtCharge': chargeRow,
  'cash-registers.stopCharge': chargeRow,
  'cash-registers.enquireCharge': chargeRow,
  'cash-registers.reverseCharge': chargeRow,
  'cash-registers.settleCharge': chargeRow,
  'register-agents.prints': ({ rowIds }) => ({ id: rowIds['cash-registers'] }),
  'register-agents.again': ({ rowIds }) => ({ jobId: rowIds['agent-jobs'] }),
  'invoices-of-orders': ({ rowIds }) => ({ id: rowIds['orders'] }),
  'invoices-of-agreements': ({ rowIds }) => ({ id: rowIds['storage-agreements'] }),
  'invoice-vouchers': ({ rowIds }) => ({ id: rowIds['invoices'] }),
  'invoice-credits': ({ rowIds }) => ({ id: rowIds['invoices'] }),
  'invoice-payments': ({ rowIds }) => ({ id: rowIds['invoices'] }),
  'invoice-payments.takeBackTaken': ({ rowIds }) => ({ id: rowIds['payments'] }),
  'customer-credits': ({ rowIds }) => ({ id: rowIds['invoices'] }),
  'customer-credits.invoices': ({ rowIds }) => ({ id: rowIds['customer-entries'] }),
  'customer-credits.payBack': ({ rowIds }) => ({ id: rowIds['customer-entries'] }),
  'reminder-letters.ofInvoice': ({ rowIds }) => ({ id: rowIds['invoices'] }),
  'invoice-sending': ({ rowIds }) => ({ id: rowIds['invoices'] }),
  'payment-links': ({ rowIds }) => ({ id: rowIds['invoices'] }),
  'online-refunds': ({ rowIds }) => ({ id: rowIds['orders'] }),
  'asked-payments': ({ rowIds }) => ({ id: rowIds['orders'] }),
  vouchers: ({ rowIds }) => ({ id: rowIds['vouchers'] }),
  'credit-limits': ({ rowIds }) => ({ id: rowIds['customers'] }),
  'customer-ledger': ({ rowIds }) => ({ id: rowIds['customers'] }),
  'customer-statements': ({ rowIds }) => ({ id: rowIds['customers'] }),
  'order-deposits': ({ rowIds }) => ({ id: rowIds['orders'] }),
  'meca-pro': ({ rowIds }) => ({ id: rowIds['orders'] }),
  'order-stock': ({ rowIds }) => ({ id: rowIds['order-lines'] }),
  'product-stock': ({ rowIds }) => ({ id: rowIds['products'] }),
  prices: ({ rowIds }) => ({ id: rowIds['products'] }),
  // A grid is named by words, and there is none by these.
  'price-manager': () => ({ kind: 'none', part: 'none' }),
  session: ({ manager }) => ({ sessionId: manager.sessionId }),
};

/** The feature that a call belongs to, by the name of the call. */
export const featureOf = (name: string) => name.split('.')[0] ?? '';

/** Whether the address of a call names a row. */
export const namesARow = (call: Call) => call.path.includes('{');

/** The parameters of a call that name what was planted; nothing where the call is not known here. */
export const createdRow = (name: string, there: TenantData): object | undefined =>
  (rowOf[name] ?? rowOf[featureOf(name)])?.(there);
