import { productCosts, products } from '#contract/stock/products/products.ts';
import { ImportScreen } from '#src/crud/import/import-screen.tsx';

/** What products cost to buy, from a file of a supplier. */
export default function CostsImportScreen() {
  return <ImportScreen resource={productCosts} listOf={products} />;
}
