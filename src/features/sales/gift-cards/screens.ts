import { crudScreens } from '#src/crud/crud-screens.ts';
import { settingsScreen } from '#src/crud/settings/settings-screen.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** Gift cards: sold, looked up, and for how long they hold. */
export const giftCardsScreens: readonly Screen[] = [
  {
    path: 'gift-cards/find',
    title: 'gift-cards:find.title',
    rights: ['gift_cards.read'],
    words: ['crud'],
    load: () => import('./find-screen.tsx'),
  },
  ...crudScreens(
    {
      title: 'gift-cards:gift-cards.title',
      read: 'gift_cards.read',
      write: 'gift_cards.write',
      list: 'gift-cards',
      add: 'gift-cards/new',
      import: 'gift-cards/import',
      one: 'gift-cards/:id',
      words: ['payment-methods'],
    },
    () => import('./gift-cards-screens.tsx'),
  ),
  settingsScreen(
    {
      title: 'gift-cards:gift-card-settings.title',
      path: 'settings/economy/gift-cards',
      read: 'gift_cards.read',
    },
    () => import('./gift-card-settings-screen.tsx'),
  ),
];
