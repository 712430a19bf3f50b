export { hashOf, newCode } from './link-code.ts';
