import type { Screen } from '#src/navigation/screen.ts';

/** What the customer of an invoice opens by an address. */
export const openPaymentScreens: readonly Screen[] = [
  {
    path: 'payment/invoice',
    title: 'payment-links:page.title',
    access: 'public',
    layout: 'unAuthenticated',
    withoutSite: true,
    load: () => import('./page/page-screen.tsx'),
  },
];
