export { voucherNumber } from './voucher-number.ts';
