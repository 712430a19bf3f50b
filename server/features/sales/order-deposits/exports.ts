export { enterDeposit } from './enter-deposit.ts';
export { paidOrder } from './take-deposit.ts';
export { depositsPart } from './deposits-part-repo.ts';
