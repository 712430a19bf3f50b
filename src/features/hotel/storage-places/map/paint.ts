import { fillOf, stampOf, type Inks } from './fills.ts';
import type { Layout } from './map-layout.ts';
import type { Mark } from './map-marks.ts';
import { beyond, tileCanvas, side, type Tile } from './tiles.ts';

/** What the picture is of. */
export interface Painted {
  readonly layout: Layout;
  /** Of each place, its mark. */
  readonly markOf: Uint8Array;
  readonly marks: readonly Mark[];
  /** What a rack without a name is called. */
  readonly alone: string;
  readonly inks: Inks;
}

// The least pixels of a cell or of letters.
const fromThis = { name: 7, edge: 5 };

/**
 * Paints a tile of the racks on a canvas of its size: each place a cell, by its mark; names as soon
 * as they can be read. `scale` is how many pixels of the page a cell is wide.
 */
export function paintTile(
  canvas: OffscreenCanvas,
  { layout, marks, markOf, alone, inks }: Painted,
  scale: number,
  { column, row }: Tile,
): void {
  const context = canvas.getContext('2d', { alpha: false })!;
  const [left, top] = [beyond - column * side, beyond - row * side];
  const { density } = inks;
  const cell = scale * density;
  const isSeen = (x: number, y: number, wide: number, high: number) =>
    x + wide > 0 && x < tileCanvas && y + high > 0 && y < tileCanvas;
  context.fillStyle = inks.of('paper');
  context.fillRect(0, 0, tileCanvas, tileCanvas);
  const seen = layout.boxes.filter(({ x, y, width, height }) =>
    // A name may be longer than its rack.
    isSeen(left + x * cell, top + (y - 2) * cell, Math.max(width, 12) * cell, (height + 2) * cell),
  );
  // Cells of one mark one after another: what fills them is chosen once.
  const edge = scale >= fromThis.edge ? Math.max(1, Math.round(density)) : 0;
  const cells: number[][] = marks.map(() => []);
  for (const { rack, x, y, height: levels } of seen) {
    for (const { at, column, level } of rack.cells) {
      const cellX = left + (x + column) * cell;
      const cellY = top + (y + levels - level - 1) * cell;
      if (!isSeen(cellX, cellY, cell, cell)) continue;
      // On whole pixels: its edges are sharp, and cost no mixing of colours.
      const [fromX, fromY] = [Math.round(cellX), Math.round(cellY)];
      const [toX, toY] = [Math.round(cellX + cell), Math.round(cellY + cell)];
      cells[markOf[at]!]!.push(fromX, fromY, toX - fromX - edge, toY - fromY - edge);
    }
    context.fillStyle = inks.of('field');
    const frame = Math.max(1, Math.round(density));
    const [fromX, fromY] = [Math.round(left + x * cell), Math.round(top + y * cell)];
    context.fillRect(
      fromX - frame,
      fromY - frame,
      Math.round(left + (x + rack.columns.length) * cell) - fromX + 2 * frame,
      Math.round(top + (y + levels) * cell) - fromY + 2 * frame,
    );
  }
  // The largest of them, where a cell is no whole number of pixels.
  const most = Math.ceil(cell);
  for (const [nth, corners] of cells.entries()) {
    if (corners.length === 0) continue;
    const mark = marks[nth]!;
    const isPlain = mark.pattern === 'none' || mark.pattern === 'solid';
    const stamp = isPlain ? null : stampOf(mark, inks, most);
    if (!stamp) context.fillStyle = fillOf(context, mark, inks);
    for (let at = 0; at < corners.length; at += 4) {
      const [x, y] = [corners[at]!, corners[at + 1]!];
      const [wide, high] = [corners[at + 2]!, corners[at + 3]!];
      if (stamp) context.drawImage(stamp, 0, 0, wide, high, x, y, wide, high);
      else context.fillRect(x, y, wide, high);
    }
  }
  context.textBaseline = 'bottom';
  context.fillStyle = inks.of('text');
  const text = Math.min(scale * 1.1, 18);
  for (const { rack, x, y } of text >= fromThis.name ? seen : []) {
    context.font = `600 ${text * density}px Inter, system-ui, sans-serif`;
    const name = [rack.zone, rack.name || alone].filter(Boolean).join(' · ');
    context.fillText(name, left + x * cell, top + (y - 0.25) * cell);
  }
  if (scale >= 40) {
    context.textBaseline = 'middle';
    context.textAlign = 'center';
    context.font = `600 ${11 * density}px ui-monospace, monospace`;
    const letter = context.measureText('0').width;
    for (const { rack, x, y, height: levels } of seen) {
      for (const { column, level } of rack.cells) {
        const label = [rack.columns[column], rack.levels[level]].filter(Boolean).join('-');
        const middle = [
          left + (x + column + 0.5) * cell,
          top + (y + levels - level - 0.5) * cell,
        ] as const;
        if (!isSeen(middle[0] - cell, middle[1] - cell, 2 * cell, 2 * cell)) continue;
        // All letters are as wide as one.
        const wide = label.length * letter + 6 * density;
        context.fillStyle = inks.of('surface');
        context.fillRect(middle[0] - wide / 2, middle[1] - 9 * density, wide, 18 * density);
        context.fillStyle = inks.of('text');
        context.fillText(label, ...middle);
      }
    }
    context.textAlign = 'start';
  }
}
