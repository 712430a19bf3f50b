export { customerFinder } from './customer-finder.ts';
