export { giveBackPart } from './give-back-part.ts';
export { lockInvoices } from './payments-repo.ts';
