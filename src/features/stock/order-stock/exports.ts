export { LackNote } from './lack-note.tsx';
export { OrderStockTab } from './order-stock-tab.tsx';
