export { fullest, isShort } from './move/levels.ts';
export { ReverseDialog } from './move/reverse-dialog.tsx';
export { useFree } from './move/use-free.ts';
export { FindGoods } from './receive/find-goods.tsx';
export { findProduct, goods } from './receive/find-product.ts';
export { ScannedGoods } from './receive/scanned-goods.tsx';
export { MovementLine } from './told/movement-line.tsx';
export { MovementsTab } from './told/movements-tab.tsx';
export { StockTab } from './told/stock-tab.tsx';
