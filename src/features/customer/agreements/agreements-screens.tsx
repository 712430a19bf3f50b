import i18next from 'i18next';
import { agreements } from '#contract/customer/agreements.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { serverNow } from '#src/data/server-time.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { showDate } from '#src/i18n/time.ts';

// A tab comes when somebody opens it.
const CarsTab = lazyScreen(async () => (await import('./cars-tab.tsx')).CarsTab);

export default screensOf(agreements, {
  card: ['customer_id', 'number', 'cars'],
  status: ({ valid_from: from, valid_to: to }) => {
    const today = showDate(serverNow());
    if (typeof to === 'string' && to < today)
      return { tone: 'warn', text: i18next.t('agreements:over') };
    return typeof from === 'string' && from > today
      ? { tone: 'idle', text: i18next.t('agreements:toCome') }
      : null;
  },
  tabs: [{ name: 'cars', title: 'agreements:tab', of: CarsTab }],
});
