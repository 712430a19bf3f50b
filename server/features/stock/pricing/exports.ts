export { keepLinePrices } from './keep-line-prices.ts';
export { proposedPrices } from './proposed-prices.ts';
