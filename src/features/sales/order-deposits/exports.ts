import { lazyPart } from '#src/ui/state/lazy-part.tsx';

/** What was paid ahead on an order: taken, paid back, taken back. */
export const DepositsTab = lazyPart(async () => (await import('./deposits-tab.tsx')).DepositsTab);

/** What of an order is left to pay or has to be paid back, for its head. */
export const DepositHead = lazyPart(async () => (await import('./deposit-head.tsx')).DepositHead);
