export { bookEvent } from './book-event.ts';
export { previewVoucher } from './preview-voucher.ts';
export { booksOf } from './books-repo.ts';
export { voucherSeries } from './vouchers-repo.ts';
