import { inPart, type MenuGroup } from './menu-group.ts';

/** What the menu has of products, their stock and their prices. */
export const menuOfProducts: readonly MenuGroup[] = [
  {
    title: 'navigation:groups.products',
    items: [
      ...inPart('navigation:parts.register', [
        { path: 'product/list', title: 'navigation:items.products', right: 'products.read' },
        {
          path: 'product/type/list',
          title: 'navigation:items.productTypes',
          right: 'products.write',
        },
        {
          path: 'product/brand/list',
          title: 'navigation:items.brands',
          right: 'products.write',
        },
        { path: 'auto-products', title: 'navigation:items.autoProducts', right: 'products.write' },
        { path: 'tools/alias/naming', title: 'navigation:items.aliases', right: 'products.write' },
        {
          path: 'reports/products/list',
          title: 'navigation:items.productReports',
          roles: ['manager'],
        },
      ]),
      ...inPart('navigation:parts.prices', [
        {
          path: 'price/manager/tyre/all',
          title: 'navigation:items.priceManager',
          right: 'pricing.read',
        },
        { path: 'price/rules', title: 'navigation:items.priceRules', right: 'pricing.read' },
        {
          path: 'purch-price-matrix',
          title: 'navigation:items.priceMatrix',
          right: 'pricing.read',
        },
        {
          path: 'purch-price-matrix/brands',
          title: 'navigation:items.priceMatrixBrands',
          right: 'pricing.read',
        },
        {
          path: 'purch-price-matrix/prices',
          title: 'navigation:items.supplierPrices',
          right: 'pricing.read',
        },
      ]),
      ...inPart('navigation:parts.stock', [
        { path: 'stock/levels', title: 'navigation:items.stock', right: 'stock.read' },
        { path: 'stock/receive', title: 'navigation:items.receiveGoods', right: 'stock.work' },
        {
          path: 'stock/transfers/incoming',
          title: 'navigation:items.productsComing',
          right: 'stock.work',
        },
        {
          path: 'stock/transfers',
          title: 'navigation:items.stockTransfers',
          right: 'stock.read',
        },
        {
          path: 'stock/reservations',
          title: 'navigation:items.stockReservations',
          right: 'stock.read',
        },
        { path: 'axess/stock-list', title: 'navigation:items.stockElsewhere', right: 'stock.read' },
        { path: 'stock/reports', title: 'navigation:items.stockReports', right: 'stock.read' },
      ]),
    ],
  },
];
