import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const words = ['crud'];

/** Where a site sells at the counter, its receipts, and the journal of all that. */
export const cashRegistersScreens: readonly Screen[] = [
  {
    path: 'payment/cash-register/sell',
    title: 'cash-registers:sell.title',
    rights: ['cash.sell'],
    words: [...words, 'orders'],
    load: () => import('./sell/sell-screen.tsx'),
  },
  {
    path: 'payment/cash-register/receipts',
    title: 'cash-registers:receipts.title',
    rights: ['cash.read'],
    words,
    load: () => import('./receipts/receipts-screen.tsx'),
  },
  {
    path: 'payment/cash-register/cash-transactions',
    title: 'cash-registers:transactions.title',
    rights: ['cash.read'],
    words,
    load: () => import('./transactions-screen.tsx'),
  },
  {
    path: 'payment/cash-register/journal',
    title: 'cash-registers:journal.title',
    rights: ['cash.read'],
    words,
    load: () => import('./journal/journal-screen.tsx'),
  },
  {
    path: 'payment/cash-register/close',
    title: 'cash-registers:close.title',
    rights: ['cash.close_day'],
    words,
    load: () => import('./close/close-screen.tsx'),
  },
  {
    path: 'payment/cash-register/saft-export',
    title: 'cash-registers:saft.title',
    rights: ['cash.export'],
    words,
    load: () => import('./saft/saft-screen.tsx'),
  },
  ...crudScreens(
    {
      title: 'cash-registers:cash-registers.title',
      read: 'cash.read',
      write: 'cash.settings',
      list: 'payment/cash-register/registers',
      add: 'payment/cash-register/registers/new',
      one: 'payment/cash-register/registers/:id',
    },
    () => import('./cash-registers-screens.tsx'),
  ),
];
