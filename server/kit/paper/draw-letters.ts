import type { PathCommand } from 'fontkit';
import { fontOf, runsOf } from './fonts.ts';

/** What is dark of a text, in dots from the left end of its line; `top` is how far above its line it begins. */
interface DrawnLetters {
  readonly width: number;
  readonly top: number;
  readonly rows: readonly (readonly boolean[])[];
}

interface Edge {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

// A curve in so many straight pieces is off by less than a dot.
const piecesOfCurve = 8;

/** A text as dots, for a printer that has no letters for it. */
export function drawLetters(text: string, bold: boolean, size: number): DrawnLetters {
  const { edges, width } = outlineOf(text, bold, size);
  const heights = edges.flatMap(({ y1, y2 }) => [y1, y2]);
  const top = Math.floor(heights.reduce((least, y) => Math.min(least, y), 0));
  const bottom = Math.ceil(heights.reduce((most, y) => Math.max(most, y), 0));
  const columns = Math.ceil(width);
  const rows = Array.from({ length: bottom - top }, (_, nth) =>
    filledRow(edges, top + nth + 0.5, columns),
  );
  return { width: columns, top: -top, rows };
}

/** A row of dots: dark is what the outline goes around, whatever overlaps there. */
function filledRow(edges: readonly Edge[], y: number, columns: number): boolean[] {
  const row = Array.from({ length: columns }, () => false);
  const crossings = edges
    .filter(({ y1, y2 }) => Math.min(y1, y2) <= y && y < Math.max(y1, y2))
    .map(({ x1, y1, x2, y2 }) => ({
      x: x1 + ((y - y1) * (x2 - x1)) / (y2 - y1),
      turn: y2 > y1 ? 1 : -1,
    }))
    .toSorted((one, other) => one.x - other.x);
  let turns = 0;
  for (const [nth, { x, turn }] of crossings.entries()) {
    turns += turn;
    const next = crossings[nth + 1];
    if (turns === 0 || !next) continue;
    row.fill(true, Math.max(0, Math.round(x)), Math.max(0, Math.round(next.x)));
  }
  return row;
}

/** The outlines of letters as straight lines, downwards from their line, and how wide they are together. */
function outlineOf(text: string, bold: boolean, size: number): { edges: Edge[]; width: number } {
  const edges: Edge[] = [];
  let from = 0;
  for (const run of runsOf(text, bold)) {
    const { font } = fontOf(run.face);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [nth, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {};
      const begin = from + xOffset * scale;
      const place = (x = 0, y = 0): Point => [begin + x * scale, -(y + yOffset) * scale];
      edges.push(...edgesOf(glyph.path.commands, place));
      from += xAdvance * scale;
    }
  }
  return { edges, width: from };
}

type Point = readonly [x: number, y: number];
type Place = (x?: number, y?: number) => Point;

const pointsOf = (args: readonly number[]): Point[] =>
  Array.from({ length: args.length / 2 }, (_, nth) => [args[2 * nth]!, args[2 * nth + 1]!]);

/** The outline of one letter as straight lines. */
function edgesOf(commands: readonly PathCommand[], place: Place): Edge[] {
  const edges: Edge[] = [];
  let [begin, at] = [place(), place()];
  const lineTo = (to: Point) => {
    edges.push({ x1: at[0], y1: at[1], x2: to[0], y2: to[1] });
    at = to;
  };
  for (const { command, args } of commands) {
    const points = pointsOf(args).map(([x, y]) => place(x, y));
    if (command === 'moveTo') [begin, at] = [points[0]!, points[0]!];
    else if (command === 'closePath') lineTo(begin);
    else for (const point of curve([at, ...points])) lineTo(point);
  }
  return edges;
}

/** The points along a line or a curve by those that shape it. */
function curve(shape: readonly Point[]): Point[] {
  if (shape.length === 2) return [shape[1]!];
  return Array.from({ length: piecesOfCurve }, (_, nth) => along(shape, (nth + 1) / piecesOfCurve));
}

function along(shape: readonly Point[], share: number): Point {
  if (shape.length === 1) return shape[0]!;
  const between = shape.slice(1).map(([x, y], nth): Point => {
    const [x0, y0] = shape[nth]!;
    return [x0 + (x - x0) * share, y0 + (y - y0) * share];
  });
  return along(between, share);
}
