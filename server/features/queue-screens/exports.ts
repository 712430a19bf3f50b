export { hashOf, newCode } from './link-code.ts';
export { maskedPlate } from './label-rules.ts';
