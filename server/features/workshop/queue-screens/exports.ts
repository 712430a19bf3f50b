export { maskedPlate } from './label-rules.ts';
