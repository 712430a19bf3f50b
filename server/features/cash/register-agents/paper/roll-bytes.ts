import { printerBytes } from './code-page.ts';
import type { RollLine } from './roll.ts';

// The orders of ESC/POS that all receipt printers know.
const esc = 0x1b;
const gs = 0x1d;
const lineFeed = 0x0a;

// As it was when it was switched on; no signs of two bytes, as printers from the east begin with; code page 858.
const begin = [esc, 0x40, 0x1c, 0x2e, esc, 0x74, 19];
// Out of the printer as far as its knife, and cut.
const cut = [gs, 0x56, 0x42, 0];

/** Lines as bytes for a receipt printer (ESC/POS), with a cut behind the last. */
export const rollBytes = (lines: readonly RollLine[]): Uint8Array =>
  Uint8Array.from([...begin, ...lines.flatMap(lineBytes), ...cut]);

// How many times as wide, and as high, less one.
const sizes = { large: 0x11, tall: 0x01 };

const lineBytes = ({ text, size, bold = false, centred = false }: RollLine): number[] => [
  esc,
  0x61,
  Number(centred),
  esc,
  0x45,
  Number(bold),
  gs,
  0x21,
  size ? sizes[size] : 0,
  ...printerBytes(text),
  lineFeed,
];

/** What opens the drawer at a receipt printer: a pulse of 50 ms, with half a second of rest. */
export const drawerPulse = (): Uint8Array => Uint8Array.from([esc, 0x70, 0, 25, 250]);
