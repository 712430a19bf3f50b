export { bookEvent, bookEvents } from './book-event.ts';
export { previewVoucher } from './preview-voucher.ts';
export { booksOf } from './books-repo.ts';
export { voucherSeriesOf } from './vouchers-repo.ts';
