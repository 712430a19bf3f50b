import { logProblem } from '#src/device/log.ts';
import { loadWords } from '#src/i18n/words.ts';
import { lazyPanel } from '#src/navigation/panel/lazy-panel.tsx';

const load = async () => {
  const [{ MenuPanel }] = await Promise.all([
    import('./menu-panel.tsx'),
    loadWords(['navigation', 'outbox', 'shell']),
  ]);
  return MenuPanel;
};

/** The name of the menu in the address. */
export const menuPanel = 'menu';

/** The menu; it comes when it is first opened. */
export const Menu = lazyPanel(menuPanel, load);

/** Fetches the menu when somebody is about to open it. */
export function preloadMenu(): void {
  load().catch((cause: unknown) => logProblem('The menu was not fetched', cause));
}
