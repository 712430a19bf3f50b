import { products, supplierArticles } from '#contract/stock/products/products.ts';
import { ImportScreen } from '#src/crud/import/import-screen.tsx';

/** What suppliers call products, from a file of one. */
export default function ArticlesImportScreen() {
  return <ImportScreen resource={supplierArticles} listOf={products} />;
}
