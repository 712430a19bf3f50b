import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const common = {
  words: ['crud', 'wheel-sets', 'scanner', 'set-searches', 'transfers'],
} as const;

/** What has to be carried: the work list, a round through the racks, and the register behind them. */
export const movesScreens: readonly Screen[] = [
  {
    ...common,
    path: 'logistics',
    title: 'moves:title',
    rights: ['hotel.read'],
    load: () => import('./work-list-screen.tsx'),
  },
  {
    ...common,
    path: 'logistics/round',
    title: 'moves:round.title',
    rights: ['hotel.read', 'hotel.work'],
    load: () => import('./round/round-screen.tsx'),
  },
  ...crudScreens(
    {
      title: 'moves:moves.title',
      read: 'hotel.read',
      write: 'hotel.work',
      list: 'logistics/moves',
      add: 'logistics/moves/new',
      one: 'logistics/moves/:id',
    },
    () => import('./moves-screens.tsx'),
  ),
];
