import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

/** What was paid ahead on an order: taken, paid back, taken back. */
export const DepositsTab = lazyComponent(
  async () => (await import('./deposits-tab.tsx')).DepositsTab,
);

/** What of an order is left to pay or has to be paid back, for its head. */
export const DepositHead = lazyComponent(
  async () => (await import('./deposit-head.tsx')).DepositHead,
);

export { methodInput } from './method-input.tsx';
