import { keep, readKept } from './storage.ts';

/** How the app may look; without a choice it follows the device. */
export const themes = ['light', 'dark', 'sun'] as const;
export type Theme = (typeof themes)[number];

const key = 'wheelhouse.theme';

/** The look chosen on this device, or null. */
export const keptTheme = (): Theme | null =>
  themes.find((theme) => theme === readKept(key)) ?? null;

/** Changes the look at once and for the next start; null follows the device again. */
export function keepTheme(theme: Theme | null): void {
  keep(key, theme);
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
