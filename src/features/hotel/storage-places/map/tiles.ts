import type { Look } from './map-layout.ts';

/** The side of a tile, in pixels of the device. */
export const side = 512;

/** The side of its canvas: it reaches under the next one, or a line shows between them where the page begins within a pixel of the device. */
export const tileCanvas = side + 1;

/** What is painted beyond the corner of the sheet, in the same: the frames of the first racks. */
export const beyond = 8;

/** A part of the sheet that is painted by itself; the first at its corner. */
export interface Tile {
  readonly column: number;
  readonly row: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the corner of the first tile is in the window, in pixels of the device: on whole ones, so that what is moved stays sharp. */
export const cornerOf = ({ x, y }: Look, density: number) => ({
  left: Math.round(x * density) - beyond,
  top: Math.round(y * density) - beyond,
});

/**
 * The tiles of a sheet that are seen in a window, and those within so many tiles `around` it, the
 * nearest to its middle first. All in pixels of the device.
 */
export function tilesIn(
  sheet: Size,
  { left, top }: { readonly left: number; readonly top: number },
  window: Size,
  around = 0,
): Tile[] {
  const columns = along(-left, window.width, sheet.width + 2 * beyond, around);
  const rows = along(-top, window.height, sheet.height + 2 * beyond, around);
  const middle = {
    column: (window.width / 2 - left) / side - 0.5,
    row: (window.height / 2 - top) / side - 0.5,
  };
  const away = ({ column, row }: Tile) => Math.hypot(column - middle.column, row - middle.row);
  return rows
    .flatMap((row) => columns.map((column) => ({ column, row })))
    .toSorted((one, other) => away(one) - away(other));
}

/** Which tiles of so many pixels a window shows that begins `from` pixels into them. */
function along(from: number, seen: number, all: number, around: number): number[] {
  const first = Math.max(0, Math.floor(from / side) - around);
  const last = Math.min(Math.ceil(all / side), Math.ceil((from + seen) / side) + around);
  return Array.from({ length: Math.max(0, last - first) }, (_, nth) => first + nth);
}
