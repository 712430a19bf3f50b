export { accessPointOf } from './peppol/access-point-of.ts';
export { attachedFile, pageOf } from './letter.ts';
export { issuedInvoice, ublOf } from './ubl-of-invoice.ts';
export { eText } from './ways.ts';
export { reachOf } from './deliveries-repo.ts';
