export { checkAutoProducts, checkLeftOut, followedLines } from './check-order.ts';
