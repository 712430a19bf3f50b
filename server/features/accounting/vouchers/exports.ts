export { bookEvent } from './book-event.ts';
export { previewVoucher } from './preview-voucher.ts';
