export { carryLinePrices } from './line-prices-repo.ts';
export { keepLinePrices } from './keep-line-prices.ts';
