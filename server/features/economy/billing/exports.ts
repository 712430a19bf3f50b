export { invoiceSeries, nextInvoice } from './invoice-series.ts';
export { filesOfLogos } from './logo/logo-repo.ts';
export { sellerOf } from './seller.ts';
