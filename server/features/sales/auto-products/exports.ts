export { checkAutoProducts, checkLeftOut, wantedOfOrder } from './check-order.ts';
export { pricesOfRules } from './prices-by-rule.ts';
