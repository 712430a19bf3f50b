import { useSyncExternalStore } from 'react';
import { keep, readKept, watchKept } from '../device/storage.ts';
import { openState } from './open-state.ts';
import type { Screen } from './screen.ts';

/** The letter after `g` of each screen that is gone to often. */
const letters: Readonly<Record<string, string>> = {
  d: '',
  b: 'bookings/calendar',
  q: 'queue',
  h: 'tyre-hotel/list2',
  o: 'order/list',
  c: 'customers/list',
  n: 'notification/list',
};

/** A screen and the letter that leads there. */
export interface GoTo {
  readonly letter: string;
  readonly screen: Screen;
}

/** The screens that have a letter, of those that there are. */
export const screensWithLetter = (screens: readonly Screen[]): GoTo[] =>
  Object.entries(letters).flatMap(([letter, path]) => {
    const screen = screens.find((one) => one.path === path);
    return screen ? [{ letter, screen }] : [];
  });

/** What a key asks for. */
export type Asked =
  | { readonly to: 'palette' }
  | { readonly to: 'sheet' }
  | { readonly to: 'nowhere' }
  | { readonly to: 'screen'; readonly screen: Screen };

const patience = 1500;

/** Reads single keys outside of fields, and `g` with a letter within 1.5 s of it; null for a key that asks for nothing here: a screen may know it. A letter after `g` that no screen has leads nowhere. */
export function shortcutReader(goTo: readonly GoTo[]) {
  let goneAt = -Infinity;
  return (key: string, at: number): Asked | null => {
    const goes = at - goneAt <= patience;
    goneAt = key === 'g' && !goes ? at : -Infinity;
    const there = goes && goTo.find(({ letter }) => letter === key);
    if (there) return { to: 'screen', screen: there.screen };
    if (key === '/') return { to: 'palette' };
    if (key === '?') return { to: 'sheet' };
    return goes ? { to: 'nowhere' } : null;
  };
}

const keptAs = 'wheelhouse.shortcuts';
const off = 'off';
const watch = (changed: () => void) => watchKept(keptAs, changed);
const areOn = (): boolean => readKept(keptAs) !== off;

/** Turns the single-key shortcuts of this device on or off; Ctrl+K stays. */
export const toggleShortcuts = (on: boolean): void => keep(keptAs, on ? null : off);

/** Whether single-key shortcuts are on, live; they are until somebody turns them off. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(watch, areOn);

const sheet = openState();

/** Opens the sheet of shortcuts. */
export const openShortcutSheet = sheet.open;

/** Closes the sheet of shortcuts. */
export const closeShortcutSheet = sheet.close;

/** Whether the sheet of shortcuts is open, live. */
export const useShortcutSheetOpen = sheet.use;
