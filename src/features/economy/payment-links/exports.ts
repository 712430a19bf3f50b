export { DisputedInvoice } from './disputed-invoice.tsx';
export { PaymentLink } from './payment-link.tsx';
