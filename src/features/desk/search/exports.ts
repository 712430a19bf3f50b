export { passingSearch } from './search-query.ts';
