export { paymentLink } from './payment-address.ts';
