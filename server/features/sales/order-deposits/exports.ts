export { enterDeposit } from './enter-deposit.ts';
export { soldAtRegisters } from './sold-repo.ts';
export { refundDeposit, takeDeposit } from './take-deposit.ts';
export { methodsInUse, usualMethod } from './order-deposits-repo.ts';
export { depositsPart } from './deposits-part-repo.ts';
