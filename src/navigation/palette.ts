import { openState } from './open-state.ts';

const palette = openState();

/** Opens the command palette, where screens, actions and what the server finds are one list. */
export const openPalette = palette.open;

/** Closes the command palette. */
export const closePalette = palette.close;

/** Whether the command palette is open, live. */
export const usePaletteOpen = palette.use;
