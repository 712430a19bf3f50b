import type { Rack } from '#contract/hotel/storage-places/rack-rules.ts';

/** A rack with where its lower left cell is drawn; in cells, downwards. */
export interface Box {
  readonly rack: Rack;
  readonly x: number;
  /** The top of its highest level; its name stands in the cell above. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All racks on one sheet. */
export interface Layout {
  readonly boxes: readonly Box[];
  readonly width: number;
  readonly height: number;
}

const gap = 1;
const nameHeight = 1.6;
const mostBeside = 12;

/** Puts racks beside and below each other so that they are seen as large as can be in a window of this shape; a zone begins a line. */
export function layOut(racks: readonly Rack[], window: { width: number; height: number }): Layout {
  const widest = Math.max(1, ...racks.map(({ columns }) => columns.length));
  const tries = Array.from({ length: mostBeside }, (_, at) =>
    flow(racks, (at + 1) * (widest + gap)),
  );
  const scale = ({ width, height }: Layout) =>
    Math.min(window.width / width, window.height / height);
  return tries.reduce((best, one) => (scale(one) > scale(best) ? one : best));
}

function flow(racks: readonly Rack[], most: number): Layout {
  const boxes: Box[] = [];
  let [x, y, lineHeight, widest] = [0, 0, 0, 1];
  let zone = racks[0]?.zone;
  for (const rack of racks) {
    const [width, height] = [rack.columns.length, rack.levels.length];
    if (x > 0 && (x + width > most || rack.zone !== zone)) {
      y += lineHeight + gap;
      [x, lineHeight] = [0, 0];
    }
    zone = rack.zone;
    boxes.push({ rack, x, y: y + nameHeight, width, height });
    x += width + gap;
    lineHeight = Math.max(lineHeight, height + nameHeight);
    widest = Math.max(widest, x - gap);
  }
  return { boxes, width: widest, height: Math.max(1, y + lineHeight) };
}

/** How the sheet is looked at: pixels of a cell, and where its corner is in the window. */
export interface Look {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const margin = 12;
const largestCell = 72;

/** All of the sheet in a window, in its middle. */
export function fit(
  { width, height }: Pick<Layout, 'width' | 'height'>,
  window: { width: number; height: number },
): Look {
  const scale = Math.min(
    largestCell,
    (window.width - 2 * margin) / width,
    (window.height - 2 * margin) / height,
  );
  return {
    scale,
    x: (window.width - width * scale) / 2,
    y: Math.max(margin, (window.height - height * scale) / 2),
  };
}

/** Looked at closer or from further away, with one point of the window staying where it is; never smaller than all of it. */
export function zoomed(look: Look, by: number, at: { x: number; y: number }, least: number): Look {
  const scale = Math.min(Math.max(look.scale * by, least), Math.max(largestCell, least));
  const times = scale / look.scale;
  return { scale, x: at.x - (at.x - look.x) * times, y: at.y - (at.y - look.y) * times };
}

/** The middle of a place's cell, in cells. */
export interface Point {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Where each place is drawn. */
export const pointsOf = ({ boxes }: Layout): Point[] =>
  boxes.flatMap(({ rack, x, y, height }) =>
    rack.cells.map(({ at, column, level }) => ({
      at,
      x: x + column + 0.5,
      y: y + height - level - 0.5,
    })),
  );

/** The place at a point of the window. */
export function placeAt(
  points: readonly Point[],
  { scale, x, y }: Look,
  window: { x: number; y: number },
): number | undefined {
  const [left, top] = [(window.x - x) / scale, (window.y - y) / scale];
  return points.find((one) => Math.abs(one.x - left) <= 0.5 && Math.abs(one.y - top) <= 0.5)?.at;
}

/** The next place in a direction, straight ahead before askew. */
export function nextPlace(
  points: readonly Point[],
  from: number,
  { x: right, y: down }: { x: number; y: number },
): number {
  const start = points.find(({ at }) => at === from);
  if (!start) return points[0]?.at ?? from;
  let [best, least] = [from, Infinity];
  for (const { at, x, y } of points) {
    const ahead = (x - start.x) * right + (y - start.y) * down;
    const beside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    const way = ahead + beside * 3;
    if (ahead > 0.2 && way < least) [best, least] = [at, way];
  }
  return best;
}

/** A look moved so far that a point can be seen. */
export function inSight(
  look: Look,
  { x, y }: Pick<Point, 'x' | 'y'>,
  window: { width: number; height: number },
): Look {
  const moved = (start: number, at: number, size: number) => {
    const seen = start + at * look.scale;
    const edge = Math.min(look.scale + margin, size / 2);
    return start + Math.min(Math.max(seen, edge), size - edge) - seen;
  };
  return { ...look, x: moved(look.x, x, window.width), y: moved(look.y, y, window.height) };
}
