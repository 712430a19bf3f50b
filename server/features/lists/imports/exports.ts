export { importsPart } from './imports-part-repo.ts';
