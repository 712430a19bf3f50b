import { purchaseMatrices } from '#contract/stock/pricing/purchase-prices.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { MatrixCells } from './matrix-cells.tsx';

const SimulationTab = lazyScreen(async () => (await import('./simulation-tab.tsx')).SimulationTab);
const CellsTab = lazyScreen(async () => (await import('./cells-tab.tsx')).CellsTab);

export default screensOf(purchaseMatrices, {
  card: ['supplier', 'published_at'],
  status: statusBy(purchaseMatrices, 'state'),
  inputs: { cells: MatrixCells },
  tabs: [
    { name: 'cells', title: 'pricing:matrix.cells', of: CellsTab, first: true },
    {
      name: 'simulation',
      title: 'pricing:matrix.simulation',
      of: SimulationTab,
      shown: ({ archived_at }) => archived_at === null,
    },
  ],
});
