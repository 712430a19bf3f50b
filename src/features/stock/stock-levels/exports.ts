export { fullest, isShort } from './move/levels.ts';
export { ReverseDialog } from './move/reverse-dialog.tsx';
export { useFree } from './move/use-free.ts';
export { findProduct, goods } from './receive/find-product.ts';
export { useScannedProduct } from './receive/use-scanned-product.ts';
export { MovementLine } from './told/movement-line.tsx';
export { MovementsTab } from './told/movements-tab.tsx';
export { StockTab } from './told/stock-tab.tsx';
