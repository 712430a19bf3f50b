import i18next from 'i18next';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { LevelStock } from './overview/level-stock.tsx';

export default screensOf(stockLevels, {
  card: ['warehouse_id', 'on_hand', 'available'],
  status: ({ on_hand: there }) =>
    Number(there) < 0
      ? { tone: 'bad', text: i18next.t('stock-levels:views.belowZero'), field: 'on_hand' }
      : null,
  begin: 'on_hand_from=1',
  views: [
    { title: 'stock-levels:views.inStock', query: 'on_hand_from=1' },
    { title: 'stock-levels:views.belowZero', query: 'on_hand_to=-1' },
  ],
  more: [
    {
      path: 'barcode-reader/hotel-inventory',
      title: 'stock-levels:views.takes',
      right: 'stock.work',
    },
    { path: 'stock/stock-refill/list', title: 'stock-levels:views.refills', right: 'stock.refill' },
  ],
  tabs: [{ name: 'stock', title: 'stock-levels:stock-levels.title', of: LevelStock, first: true }],
});
