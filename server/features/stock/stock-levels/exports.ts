export { holdStock, keepsInStock, moveStock } from './move-stock.ts';
