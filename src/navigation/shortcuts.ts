import { useSyncExternalStore } from 'react';
import { keep, readKept, watchKept } from '../device/storage.ts';
import { openState } from './open-state.ts';
import type { Screen } from './screen.ts';

/** The screens that are gone to often: after `g` by their letter, and after `c` to where a new one is made. */
const ways: Readonly<Record<string, string>> = {
  'g d': '',
  'g b': 'bookings',
  'g q': 'queue',
  'g h': 'tyre-hotel/list2',
  'g o': 'order/list',
  'g c': 'customers/list',
  'g n': 'notification/list',
  'g r': 'reports',
  'c b': 'bookings/new',
  'c h': 'tyre-hotel/new',
  'c o': 'order/details',
  'c c': 'N0/customer/new',
  'c n': 'notification/new',
};

/** A screen and the two keys that lead there. */
export interface GoTo {
  readonly keys: string;
  readonly screen: Screen;
}

/** The screens that two keys lead to, of those that there are. */
export const screensWithKeys = (screens: readonly Screen[]): GoTo[] =>
  Object.entries(ways).flatMap(([keys, path]) => {
    const screen = screens.find((one) => one.path === path);
    return screen ? [{ keys, screen }] : [];
  });

/** What a key asks for. */
export type Shortcut =
  | { readonly to: 'palette' }
  | { readonly to: 'sheet' }
  | { readonly to: 'nowhere' }
  | { readonly to: 'screen'; readonly screen: Screen };

const patience = 1500;

/** Reads single keys outside of fields, and `g` or `c` with a letter within 1.5 s of it; null for a key that asks for nothing here: a screen may know it. A letter after them that no screen of `goTo` has leads nowhere. */
export function shortcutReader() {
  let first = { key: '', at: -Infinity };
  return (key: string, at: number, goTo: readonly GoTo[]): Shortcut | null => {
    const { key: before } = first;
    const goes = at - first.at <= patience;
    const begins = !goes && goTo.some(({ keys }) => keys.startsWith(`${key} `));
    first = { key, at: begins ? at : -Infinity };
    const there = goes && goTo.find(({ keys }) => keys === `${before} ${key}`);
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
