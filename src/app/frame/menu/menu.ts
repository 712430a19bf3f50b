import { lazy } from 'react';
import { logProblem } from '#src/device/log.ts';
import { loadWords } from '#src/i18n/words.ts';

const load = async () => {
  const [{ MenuPanel }] = await Promise.all([
    import('./menu-panel.tsx'),
    loadWords(['navigation', 'outbox', 'shell']),
  ]);
  return { default: MenuPanel };
};

/** The menu; it comes when it is first opened. */
export const Menu = lazy(load);

/** Fetches the menu when somebody is about to open it. */
export function preloadMenu(): void {
  load().catch((cause: unknown) => logProblem('The menu was not fetched', cause));
}
