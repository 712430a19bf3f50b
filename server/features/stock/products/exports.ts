export { productSearch } from './product-search.ts';
