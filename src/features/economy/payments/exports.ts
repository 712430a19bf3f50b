export { TakePayment } from './counter/take-payment.tsx';
export { useAmount } from './use-amount.ts';
