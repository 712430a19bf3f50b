import { stockTransfers } from '#contract/stock/stock-transfers/stock-transfers.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyComponent, lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { WarehouseByName } from './warehouses-elsewhere.ts';

// A tab comes when somebody opens it.
const GoodsTab = lazyScreen(async () => (await import('./goods-tab.tsx')).GoodsTab);
const TransferHead = lazyComponent(async () => (await import('./transfer-head.tsx')).TransferHead);
export default screensOf(stockTransfers, {
  card: ['warehouse_id', 'to_site', 'pieces', 'driver'],
  status: statusBy(stockTransfers, 'state'),
  views: (['draft', 'sent'] as const).map((state) => ({
    title: `stock-transfers:stock-transfers.choices.state.${state}` as const,
    query: `state=${state}`,
  })),
  more: [
    {
      path: 'stock/transfers/incoming',
      title: 'stock-transfers:incoming.title',
      right: 'stock.work',
    },
  ],
  inputs: { to_site: WarehouseByName },
  head: TransferHead,
  tabs: [{ name: 'goods', title: 'stock-transfers:goods.title', of: GoodsTab, first: true }],
});
