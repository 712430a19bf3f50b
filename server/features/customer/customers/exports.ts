export { customerSearch } from './customer-search.ts';
export { customersPart } from './customers-part-repo.ts';
