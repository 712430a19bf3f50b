import { stockCounts } from '#contract/stock/stock-counts/stock-counts.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

const CountsImport = lazyScreen(async () => (await import('./counts-import.tsx')).CountsImport);

const screens = screensOf(stockCounts, { card: ['take_id', 'shelf', 'quantity'] });

export default { ...screens, import: () => <CountsImport /> };
