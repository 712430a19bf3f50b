import type { Screen } from '#src/navigation/screen.ts';

/** The screen of settings, as data for a feature's `screens.ts`: what holds at its path. The index of settings offers it by itself. */
export const settingsScreen = (
  { title, path, read }: { title: Screen['title']; path: `settings/${string}`; read: string },
  load: Screen['load'],
): Screen => ({
  path,
  title,
  rights: [read],
  words: ['crud'],
  load,
});
