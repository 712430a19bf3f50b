export { keepLinePrices } from './keep-line-prices.ts';
export { pricedFor, proposedPrices } from './proposed-prices.ts';
