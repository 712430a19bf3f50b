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
  /** The next tile that is painted ahead. */
  next: number;
}
const shown = new WeakMap<HTMLElement, Shown>();
const sharpening = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

// Somebody who has looked closer and stops for so long (ms) has seen enough of it coming.
const still = 80;
const [around, kept] = [1, 2];

/**
 * Shows the picture in an element as tiles. Each is painted once: what is moved is moved by the
 * browser alone, and what is looked at closer is enlarged until it stands still.
 */
export function showTiles(element: HTMLElement, painted: Painted, look: Look, size: Size): void {
  clearTimeout(sharpening.get(element));
  const before = shown.get(element);
  if (before?.painted !== painted) return begin(element, painted, look, size);
  before.look = look;
  before.size = size;
  if (before.scale === look.scale) return goOn(element, before);
  place(element, before);
  sharpening.set(
    element,
    setTimeout(() => element.isConnected && begin(element, painted, look, size), still),
  );
}

/** Paints all that is seen. */
function begin(element: HTMLElement, painted: Painted, look: Look, size: Size): void {
  cancelAnimationFrame(shown.get(element)?.next ?? 0);
  const now: Shown = { painted, scale: look.scale, tiles: new Map(), look, size, next: 0 };
  shown.set(element, now);
  for (const tile of wanted(now, 0)) paintOn(now, tile);
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
  cancelAnimationFrame(now.next);
  now.next = requestAnimationFrame(() => paintAhead(element, now));
}

/** Paints the nearest tile that is not there, one in each frame: what comes into sight is there before. */
function paintAhead(element: HTMLElement, now: Shown): void {
  const tile = wanted(now, around).find((one) => !now.tiles.has(nameOf(one)));
  if (!tile || !element.isConnected) return;
  element.append(paintOn(now, tile));
  now.next = requestAnimationFrame(() => paintAhead(element, now));
}

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

function paintOn({ painted, scale, tiles }: Shown, tile: Tile): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = tileCanvas;
  canvas.style.left = `${tile.column * side}px`;
  canvas.style.top = `${tile.row * side}px`;
  const paper = new OffscreenCanvas(tileCanvas, tileCanvas);
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
