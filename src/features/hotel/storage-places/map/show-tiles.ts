import type { Look } from './map-layout.ts';
import { paintTile, type Painted } from './paint.ts';
import { beyond, cornerOf, tileCanvas, side, tilesIn, type Tile } from './tiles.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What an element shows. */
interface Shown {
  readonly painted: Painted;
  readonly scale: number;
  readonly tiles: Map<string, HTMLCanvasElement>;
  look: Look;
  size: Size;
  /** Paints no tile any more that was to be painted later. */
  stop: () => void;
}
const shown = new WeakMap<HTMLElement, Shown>();

/** What an element shows next, sharper: it is painted tile by tile, while what was there stays. */
const coming = new WeakMap<HTMLElement, Shown>();

// Somebody who has looked closer and stops for so long (ms) has seen enough of it coming.
const still = 80;
const [around, kept] = [1, 2];

/**
 * Shows the picture in an element as tiles. Each is painted once: what is moved is moved by the
 * browser alone, and what is looked at closer is enlarged until it stands still.
 */
export function showTiles(element: HTMLElement, painted: Painted, look: Look, size: Size): void {
  const before = shown.get(element);
  const next = coming.get(element);
  const isNext = next?.painted === painted && next.scale === look.scale;
  if (!isNext) next?.stop();
  if (before?.painted !== painted) return begin(element, fresh(painted, look, size));
  Object.assign(before, { look, size });
  if (before.scale === look.scale) return goOn(element, before);
  place(element, before);
  if (isNext) Object.assign(next, { look, size });
  else sharpenSoon(element, fresh(painted, look, size));
}

const fresh = (painted: Painted, look: Look, size: Size): Shown => ({
  painted,
  scale: look.scale,
  tiles: new Map(),
  look,
  size,
  stop: () => {},
});

/** Paints all that is seen. */
function begin(element: HTMLElement, now: Shown): void {
  for (const tile of wanted(now, 0)) paintOn(now, tile);
  show(element, now);
}

function sharpenSoon(element: HTMLElement, next: Shown): void {
  coming.set(element, next);
  const timer = setTimeout(() => sharpen(element, next), still);
  next.stop = () => {
    clearTimeout(timer);
    coming.delete(element);
  };
}

/** Paints all that is seen, a tile in each frame: whoever moves on meanwhile waits for one and not for all. */
function sharpen(element: HTMLElement, next: Shown): void {
  const tile = missing(next, 0);
  if (!tile) return show(element, next);
  paintOn(next, tile);
  inFrame(element, next, () => sharpen(element, next));
}

function inFrame(element: HTMLElement, one: Shown, work: () => void): void {
  const frame = requestAnimationFrame(() => element.isConnected && work());
  one.stop = () => {
    cancelAnimationFrame(frame);
    if (coming.get(element) === one) coming.delete(element);
  };
}

function show(element: HTMLElement, now: Shown): void {
  shown.get(element)?.stop();
  coming.get(element)?.stop();
  shown.set(element, now);
  element.replaceChildren(...now.tiles.values());
  goOn(element, now);
}

function goOn(element: HTMLElement, now: Shown): void {
  place(element, now);
  const near = new Set(wanted(now, kept).map(nameOf));
  for (const [name, canvas] of now.tiles) {
    if (near.has(name)) continue;
    canvas.remove();
    now.tiles.delete(name);
  }
  paintAhead(element, now);
}

/** Paints the nearest tile that is not there, one in each frame: what comes into sight is there before. A frame in which there is nothing to paint is not asked for: it would cost as much as one. */
function paintAhead(element: HTMLElement, now: Shown): void {
  now.stop();
  if (!missing(now, around)) return;
  inFrame(element, now, () => {
    const tile = missing(now, around);
    if (!tile) return;
    element.append(paintOn(now, tile));
    paintAhead(element, now);
  });
}

const missing = (now: Shown, further: number): Tile | undefined =>
  wanted(now, further).find((one) => !now.tiles.has(nameOf(one)));

const nameOf = ({ column, row }: Tile): string => `${column} ${row}`;

function wanted({ painted, scale, look, size }: Shown, further: number): Tile[] {
  const { layout, inks } = painted;
  const cell = scale * inks.density;
  // The name of the last rack may be longer than it.
  const sheet = { width: (layout.width + longestName) * cell, height: layout.height * cell };
  const window = { width: size.width * inks.density, height: size.height * inks.density };
  return tilesIn(sheet, cornerOf(look, inks.density), window, further);
}
const longestName = 12;

// Every tile is painted on the same one, which then is empty again.
let paper: OffscreenCanvas | undefined;

function paintOn({ painted, scale, tiles }: Shown, tile: Tile): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = tileCanvas;
  canvas.style.left = `${tile.column * side}px`;
  canvas.style.top = `${tile.row * side}px`;
  paper ??= new OffscreenCanvas(tileCanvas, tileCanvas);
  paintTile(paper, painted, scale, tile);
  // Unlike a canvas that can be painted on, this one is handed to the screen once and not in every frame.
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(paper.transferToImageBitmap());
  tiles.set(nameOf(tile), canvas);
  return canvas;
}

function place(element: HTMLElement, { painted, scale, look }: Shown): void {
  const { density } = painted.inks;
  const larger = look.scale / scale;
  const { left, top } = cornerOf(look, density);
  // Around the corner of the sheet, which is not that of the first tile.
  const [x, y] = [left + beyond * (1 - larger), top + beyond * (1 - larger)];
  element.style.transform = `translate(${x / density}px, ${y / density}px) scale(${larger / density})`;
}
