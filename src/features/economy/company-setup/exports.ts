export { NumberSeries } from './number-series.tsx';
export { SetupChecklist } from './setup-checklist.tsx';
