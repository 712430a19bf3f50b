import type { Screen } from '#src/navigation/screen.ts';

/** What the customer of an invoice opens by an address, and comes back to once they have paid. */
export const openPaymentScreens: readonly Screen[] = [
  {
    path: 'payment/invoice',
    title: 'payment-links:page.title',
    access: 'public',
    layout: 'unAuthenticated',
    withoutSite: true,
    load: () => import('./page/page-screen.tsx'),
  },
  {
    path: 'payment/notification',
    title: 'payment-links:outcome.title',
    access: 'public',
    layout: 'unAuthenticated',
    withoutSite: true,
    load: () => import('./page/outcome-screen.tsx'),
  },
];
