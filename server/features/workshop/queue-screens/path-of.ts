import type { ScreenKind } from '#contract/workshop/queue-screens.ts';

const places = { lobby: 'screens/queue', kiosk: 'kiosk', visit: 'q' } as const;

/** The path of the screen that a code opens, below the host. */
export const pathOf = (kind: ScreenKind | 'visit', code: string): string =>
  `/${places[kind]}/${code}`;
