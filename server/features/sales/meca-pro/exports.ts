export { supplierOrderSearch } from './supplier-order-search.ts';
