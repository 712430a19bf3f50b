export { agreementFor, isInForce } from './agreement-for-repo.ts';
export { beginAgreement } from './begin-agreement.ts';
export { storageAgreementsPart } from './storage-agreements-part-repo.ts';
