export { OrderPricesTab } from './why/order-prices-tab.tsx';
export { ProductPriceTab } from './why/product-price-tab.tsx';
