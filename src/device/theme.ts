import { useSyncExternalStore } from 'react';
import { keep, readKept, watchKept } from './storage.ts';

/** How the app may look; without a choice it follows the device. `sun` is for handhelds outdoors. */
export const themes = ['light', 'dark', 'sun'] as const;
export type Theme = (typeof themes)[number];

/** How close things stand; `compact` holds for wide screens with a mouse. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const themeKey = 'wheelhouse.theme';
const densityKey = 'wheelhouse.density';

/** The theme chosen on this device, or null. */
const keptTheme = (): Theme | null => themes.find((theme) => theme === readKept(themeKey)) ?? null;

/** The density chosen on this device; comfortable without a choice. */
const keptDensity = (): Density =>
  densities.find((density) => density === readKept(densityKey)) ?? 'comfortable';

/** Marks the page with what this device keeps, as its first script did. */
function show(): void {
  const { dataset } = document.documentElement;
  const theme = keptTheme();
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  dataset.density = keptDensity();
}

/** Changes the look at once and for the next start; null follows the device again. */
export function keepTheme(theme: Theme | null): void {
  keep(themeKey, theme);
  show();
}

/** Changes the density at once and for the next start. */
export function keepDensity(density: Density): void {
  keep(densityKey, density);
  show();
}

const watch = (key: string) => (listener: () => void) => watchKept(key, listener);
const watchTheme = watch(themeKey);
const watchDensity = watch(densityKey);

/** The theme chosen on this device, live; null follows the device. */
export const useTheme = (): Theme | null => useSyncExternalStore(watchTheme, keptTheme);

/** The density chosen on this device, live. */
export const useDensity = (): Density => useSyncExternalStore(watchDensity, keptDensity);

/** Takes the theme that another tab of this device chose, too; returns what ends it. */
export function followBranding(): () => void {
  const stops = [watchTheme(show), watchDensity(show)];
  return () => stops.forEach((stop) => stop());
}
