import { stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { SupplierInput } from './supplier-input.tsx';

// A tab comes when somebody opens it.
const RefillTab = lazyScreen(async () => (await import('./refill-tab.tsx')).RefillTab);
export default screensOf(stockRefills, {
  card: ['warehouse_id', 'supplier', 'pieces', 'expected_on'],
  status: statusBy(stockRefills, 'state'),
  views: (['proposed', 'ordered'] as const).map((state) => ({
    title: `stock-refills:stock-refills.choices.state.${state}` as const,
    query: `state=${state}`,
  })),
  inputs: { supplier: SupplierInput },
  tabs: [{ name: 'lines', title: 'stock-refills:lines.title', of: RefillTab, first: true }],
});
