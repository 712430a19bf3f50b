export { moveSearch } from './move-search.ts';
