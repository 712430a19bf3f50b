export { paymentLink } from './payment-address.ts';
export { disputesPart } from './disputes-part-repo.ts';
export { accessOf } from './online/access.ts';
