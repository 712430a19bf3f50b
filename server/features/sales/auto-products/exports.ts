export { checkAutoProducts, checkLeftOut, wantedOfOrder } from './check-order.ts';
