export { paymentLink } from './payment-address.ts';
export { pendingRefunds } from './refunds/refunds-repo.ts';
export { disputesPart } from './disputes-part-repo.ts';
export { accessOf } from './online/access.ts';
