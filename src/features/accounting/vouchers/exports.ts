export { voucherNumber } from './voucher-number.ts';
export { PreviewedVoucher } from './voucher-preview.tsx';
