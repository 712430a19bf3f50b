export { importsPart } from './imports-part.ts';
