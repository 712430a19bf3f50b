import { paymentMethods } from '#contract/money/payment-methods.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

const TryTab = lazyScreen(async () => (await import('./try-tab.tsx')).TryTab);

export default screensOf(paymentMethods, {
  card: ['kind', 'rounding', 'account_id'],
  tabs: [{ name: 'try', title: 'payment-methods:try.title', of: TryTab }],
});
