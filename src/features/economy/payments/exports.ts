export { TakePayment } from './counter/take-payment.tsx';
