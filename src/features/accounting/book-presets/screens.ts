import type { Screen } from '#src/navigation/screen.ts';

/** What a company begins its books with. */
export const bookPresetsScreens: readonly Screen[] = [
  {
    path: 'settings/economy/preset',
    title: 'book-presets:preset.title',
    rights: ['accounting_rules.write'],
    words: ['crud', 'vat-codes', 'ledger-accounts', 'payment-methods', 'accounting-rules'],
    load: () => import('./preset-screen.tsx'),
  },
];
