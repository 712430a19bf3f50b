export { accessPointOf } from './peppol/access-point-of.ts';
