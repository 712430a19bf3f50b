export { PaymentLink } from './payment-link.tsx';
