export { customerFinder } from './customer-finder.ts';
export { customersPart } from './customers-part-repo.ts';
