import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import {
  packageLines,
  productCosts,
  products,
  supplierArticles,
} from '#contract/stock/products/products.ts';
import { stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { rowsOf } from './rows-of-product.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

// The list of products does without how they stand in warehouses.
const stock = () => import('#src/features/stock/stock-levels/exports.ts');
const StockTab = lazyScreen(async () => (await stock()).StockTab);
const MovementsTab = lazyScreen(async () => (await stock()).MovementsTab);

// Comes when somebody asks why.
const ProductPriceTab = lazyScreen(
  async () => (await import('#src/features/stock/pricing/exports.ts')).ProductPriceTab,
);

const ofProduct = (resource: Resource, field: string, card: readonly string[]) =>
  rowsOf(resource, field, products, card);
/** Whether a product stands in warehouses at all. */
const isGoods = ({ kind }: Row) => kind !== 'package' && kind !== 'work';
const kinds = ['tyre', 'rim', 'part', 'work', 'package'] as const;

export default screensOf(products, {
  card: ['number', 'on_hand', 'price'],
  views: [
    { title: 'products:products.inStock', query: 'in_stock=true' },
    ...kinds.map((kind) => ({
      title: `products:products.choices.kind.${kind}` as const,
      query: `kind=${kind}`,
    })),
  ],
  more: [
    {
      path: 'product/costs/import',
      title: 'products:product-costs.import',
      right: 'products.costs',
    },
    {
      path: 'product/articles/import',
      title: 'products:supplier-articles.import',
      right: 'products.write',
    },
  ],
  tabs: [
    { name: 'price', title: 'products:products.tabs.price', of: ProductPriceTab },
    {
      name: 'stock',
      title: 'products:products.tabs.stock',
      of: StockTab,
      shown: (row, may) => isGoods(row) && may('stock.read'),
    },
    {
      name: 'movements',
      title: 'products:products.tabs.movements',
      of: MovementsTab,
      shown: (row, may) => isGoods(row) && may('stock.read'),
    },
    {
      name: 'reservations',
      title: 'products:products.tabs.reservations',
      of: ofProduct(stockReservations, 'product_id', ['warehouse_id', 'quantity', 'held_until']),
      shown: (row, may) => isGoods(row) && may('stock.read'),
    },
    {
      name: 'contents',
      title: 'products:package-lines.title',
      of: ofProduct(packageLines, 'package_id', ['quantity']),
      shown: ({ kind }) => kind === 'package',
    },
    {
      name: 'suppliers',
      title: 'products:supplier-articles.title',
      of: ofProduct(supplierArticles, 'product_id', ['supplier', 'pack', 'lead_days']),
      shown: (row) => isGoods(row),
    },
    {
      name: 'costs',
      title: 'products:product-costs.title',
      of: ofProduct(productCosts, 'product_id', ['cost', 'valid_from']),
      shown: (_, may) => may('products.costs'),
    },
  ],
});
