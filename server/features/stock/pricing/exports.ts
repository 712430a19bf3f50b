export { keepLinePrices } from './keep-line-prices.ts';
