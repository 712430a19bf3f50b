export { accessPointOf } from './peppol/access-point-of.ts';
export { pageOf } from './letter.ts';
export { reachOf } from './deliveries-repo.ts';
