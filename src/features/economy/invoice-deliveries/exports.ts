export { SendInvoice } from './send-invoice.tsx';
