export { orderRefill } from './order-refill.ts';
