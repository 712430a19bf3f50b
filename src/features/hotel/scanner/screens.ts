import type { Screen } from '#src/navigation/screen.ts';

const common = {
  rights: ['hotel.read'],
  words: ['wheel-sets'],
} as const;

export const scannerScreens: readonly Screen[] = [
  {
    ...common,
    path: 'barcode-reader',
    title: 'scanner:title',
    load: () => import('./home/scanner-screen.tsx'),
  },
  {
    ...common,
    path: 'barcode-reader/hotel-quick',
    title: 'scanner:quick.title',
    hideNavBar: true,
    rights: ['hotel.read', 'hotel.work'],
    load: () => import('./quick/hotel-quick-screen.tsx'),
  },
];
