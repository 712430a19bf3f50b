export { creditPart } from './credit-part-repo.ts';
