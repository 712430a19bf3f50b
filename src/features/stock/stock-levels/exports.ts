export { MovementsTab } from './told/movements-tab.tsx';
export { StockTab } from './told/stock-tab.tsx';
