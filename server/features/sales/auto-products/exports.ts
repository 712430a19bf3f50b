export { checkAutoProducts, checkLeftOut, wantedOfOrder } from './check-order.ts';
export { checkRulePrices } from './check-prices.ts';
export { pricesOfRules } from './prices-by-rule.ts';
