export { findProduct, goods } from './receive/find-product.ts';
export { MovementsTab } from './told/movements-tab.tsx';
export { StockTab } from './told/stock-tab.tsx';
export { useQuantity } from './use-quantity.ts';
