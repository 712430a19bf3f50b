import type { Screen } from '#src/navigation/screen.ts';

/** By what payments of invoices are known. */
export const paymentReferencesScreens: readonly Screen[] = [
  {
    path: 'invoice-ocr',
    title: 'payment-references:payment-references.title',
    rights: ['billing.settings'],
    words: ['crud'],
    load: () => import('./payment-references-screen.tsx'),
  },
];
