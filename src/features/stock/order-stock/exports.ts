export { OrderStockTab } from './order-stock-tab.tsx';
