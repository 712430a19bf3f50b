import { fillOf, type Inks } from './fills.ts';
import type { Layout, Look } from './map-layout.ts';
import type { Mark } from './map-marks.ts';

interface Painted {
  readonly layout: Layout;
  readonly look: Look;
  /** Of each place, its mark. */
  readonly markOf: Uint8Array;
  readonly marks: readonly Mark[];
  /** What a rack without a name is called. */
  readonly alone: string;
  readonly chosen: number | undefined;
}

// From close by so few cells are in sight that painting them is faster than moving them.
const fromThis = { name: 7, edge: 5, all: 12 };

/** A part of a canvas, in its pixels. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What stands on a canvas. */
interface Shown {
  readonly painted: Painted;
  readonly inks: Inks;
  readonly whole: Part;
  readonly left: number;
  readonly top: number;
}
const shown = new WeakMap<HTMLCanvasElement, Shown>();

/** Whether the same is to be seen, if elsewhere. */
const isMoved = (before: Shown, { painted, inks, whole }: Shown): boolean =>
  before.inks === inks &&
  before.whole.width === whole.width &&
  before.whole.height === whole.height &&
  before.painted.look.scale === painted.look.scale &&
  (['layout', 'markOf', 'marks', 'alone', 'chosen'] as const).every(
    (name) => before.painted[name] === painted[name],
  );

/**
 * Paints what can be seen of the racks: each place a cell, by its mark; names as soon as they can be
 * read. Of a picture that is only moved the edges are painted that come into sight.
 */
export function paint(canvas: HTMLCanvasElement, painted: Painted, inks: Inks): void {
  const context = canvas.getContext('2d', { alpha: false })!;
  const { width, height } = canvas;
  const now: Shown = {
    painted,
    inks,
    whole: { x: 0, y: 0, width, height },
    // On whole pixels, so that what is moved falls on them.
    left: Math.round(painted.look.x * inks.density),
    top: Math.round(painted.look.y * inks.density),
  };
  const before = shown.get(canvas);
  shown.set(canvas, now);
  const [x, y] = [now.left - (before?.left ?? 0), now.top - (before?.top ?? 0)];
  const near = painted.look.scale >= fromThis.all;
  if (near || !before || !isMoved(before, now) || Math.abs(x) >= width || Math.abs(y) >= height) {
    return paintPart(context, now, now.whole);
  }
  if (x === 0 && y === 0) return;
  context.globalCompositeOperation = 'copy';
  context.drawImage(canvas, x, y);
  context.globalCompositeOperation = 'source-over';
  const beside = { ...now.whole, x: x > 0 ? 0 : width + x, width: Math.abs(x) };
  const above = { ...now.whole, y: y > 0 ? 0 : height + y, height: Math.abs(y) };
  if (x !== 0) paintPart(context, now, beside);
  if (y !== 0) paintPart(context, now, above);
}

function paintPart(context: CanvasRenderingContext2D, now: Shown, part: Part): void {
  const { painted, inks, left, top } = now;
  const { layout, look, marks, markOf, chosen, alone } = painted;
  const { density } = inks;
  const cell = look.scale * density;
  const isSeen = (x: number, y: number, wide: number, high: number) =>
    x + wide > part.x && x < part.x + part.width && y + high > part.y && y < part.y + part.height;
  context.save();
  context.beginPath();
  context.rect(part.x, part.y, part.width, part.height);
  context.clip();
  context.fillStyle = inks.of('paper');
  context.fillRect(part.x, part.y, part.width, part.height);
  const seen = layout.boxes.filter(({ x, y, width, height }) =>
    // A name may be longer than its rack.
    isSeen(left + x * cell, top + (y - 2) * cell, Math.max(width, 12) * cell, (height + 2) * cell),
  );
  // Cells of one mark one after another: what fills them is chosen once.
  const edge = look.scale >= fromThis.edge ? Math.max(1, Math.round(density)) : 0;
  const cells: number[][] = marks.map(() => []);
  let ring: readonly [number, number] | undefined;
  for (const { rack, x, y, height: levels } of seen) {
    for (const { at, column, level } of rack.cells) {
      const cellX = left + (x + column) * cell;
      const cellY = top + (y + levels - level - 1) * cell;
      if (!isSeen(cellX - 3, cellY - 3, cell + 6, cell + 6)) continue;
      cells[markOf[at]!]!.push(cellX, cellY);
      if (at === chosen) ring = [cellX, cellY];
    }
    context.fillStyle = inks.of('field');
    const frame = Math.max(1, density);
    context.fillRect(
      left + x * cell - frame,
      top + y * cell - frame,
      rack.columns.length * cell + 2 * frame,
      levels * cell + 2 * frame,
    );
  }
  const move = new DOMMatrix([1, 0, 0, 1, left, top]);
  for (const [nth, corners] of cells.entries()) {
    if (corners.length === 0) continue;
    const fill = fillOf(context, marks[nth]!, inks);
    // The pattern goes with the racks that bear it.
    if (fill instanceof CanvasPattern) fill.setTransform(move);
    context.fillStyle = fill;
    const size = cell - edge;
    for (let at = 0; at < corners.length; at += 2) {
      context.fillRect(corners[at]!, corners[at + 1]!, size, size);
    }
  }
  context.textBaseline = 'bottom';
  context.fillStyle = inks.of('text');
  const text = Math.min(look.scale * 1.1, 18);
  for (const { rack, x, y } of text >= fromThis.name ? seen : []) {
    context.font = `600 ${text * density}px system-ui, sans-serif`;
    const name = [rack.zone, rack.name || alone].filter(Boolean).join(' · ');
    context.fillText(name, left + x * cell, top + (y - 0.25) * cell);
  }
  if (look.scale >= 40) {
    context.textBaseline = 'middle';
    context.textAlign = 'center';
    context.font = `600 ${11 * density}px ui-monospace, monospace`;
    for (const { rack, x, y, height: levels } of seen) {
      for (const { column, level } of rack.cells) {
        const said = [rack.columns[column], rack.levels[level]].filter(Boolean).join('-');
        const middle = [
          left + (x + column + 0.5) * cell,
          top + (y + levels - level - 0.5) * cell,
        ] as const;
        if (!isSeen(middle[0] - cell, middle[1] - cell, 2 * cell, 2 * cell)) continue;
        const wide = context.measureText(said).width + 6 * density;
        context.fillStyle = inks.of('surface');
        context.fillRect(middle[0] - wide / 2, middle[1] - 9 * density, wide, 18 * density);
        context.fillStyle = inks.of('text');
        context.fillText(said, ...middle);
      }
    }
    context.textAlign = 'start';
  }
  if (ring) {
    context.lineWidth = 3 * density;
    context.strokeStyle = inks.of('focus');
    context.strokeRect(ring[0], ring[1], cell - edge, cell - edge);
    context.lineWidth = density;
    context.strokeStyle = inks.of('surface');
    const out = 2 * density;
    context.strokeRect(ring[0] - out, ring[1] - out, cell - edge + 2 * out, cell - edge + 2 * out);
  }
  context.restore();
}
