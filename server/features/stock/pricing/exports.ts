export { carryLinePrices } from './line-prices-repo.ts';
export { keepLinePrices } from './keep-line-prices.ts';
export { pricedFor, pricesOfLines } from './proposed-prices.ts';
export { netOf, soldLines } from './margins/sold-lines-repo.ts';
