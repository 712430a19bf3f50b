import type { Mark, Pattern } from './map-marks.ts';

/** Colours of the theme that a canvas is painted in. */
export interface Inks {
  readonly of: (token: string) => string;
  readonly density: number;
}

/** Reads the colours of the theme that holds at an element. */
export function inksAt(element: HTMLElement): Inks {
  const style = getComputedStyle(element);
  // A token may be a pair of colours: what is worn has been chosen of them.
  const probe = document.createElement('i');
  element.parentElement?.append(probe);
  const worn = getComputedStyle(probe);
  const colours = new Map<string, string>();
  for (const token of tokens) {
    if (style.getPropertyValue(`--${token}`) === '') continue;
    probe.style.color = `var(--${token})`;
    colours.set(token, worn.color);
  }
  probe.remove();
  return { of: (token) => colours.get(token) ?? 'gray', density: window.devicePixelRatio || 1 };
}

const tones = ['ok', 'info', 'warn', 'bad', 'idle'];
const tokens = [
  ...tones,
  ...tones.map((tone) => `${tone}-bg`),
  'surface',
  'paper',
  'field',
  'text',
  'focus',
];

const tile = 8;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
type Fill = string | CanvasPattern;
const fills = new WeakMap<Inks, Map<Mark, Fill>>();

/** What fills a cell with a mark, made once for each theme. */
export function fillOf(context: Context, mark: Mark, inks: Inks): Fill {
  const made = fills.get(inks) ?? new Map<Mark, Fill>();
  fills.set(inks, made);
  const fill = made.get(mark) ?? makeFill(context, mark, inks);
  made.set(mark, fill);
  return fill;
}

const stamps = new WeakMap<Inks, Map<string, OffscreenCanvas>>();

/** A cell with a patterned mark, as large as any of that size: what is put down whole costs a fraction of what is filled with a pattern. */
export function stampOf(mark: Mark, inks: Inks, size: number): OffscreenCanvas {
  const made = stamps.get(inks) ?? new Map<string, OffscreenCanvas>();
  stamps.set(inks, made);
  const name = `${mark.tone} ${mark.pattern} ${size}`;
  const known = made.get(name);
  if (known) return known;
  const stamp = new OffscreenCanvas(size, size);
  const context = stamp.getContext('2d', { alpha: false })!;
  context.fillStyle = fillOf(context, mark, inks);
  context.fillRect(0, 0, size, size);
  // Looked at closer by and by there would be more and more.
  if (made.size > mostStamps) made.clear();
  made.set(name, stamp);
  return stamp;
}
const mostStamps = 64;

/** Its ground, and on it its pattern. */
function makeFill(context: Context, { tone, pattern }: Mark, inks: Inks): Fill {
  const ink = tone === 'surface' ? inks.of('field') : inks.of(tone);
  const ground = tone === 'surface' ? inks.of('surface') : inks.of(`${tone}-bg`);
  if (pattern === 'solid') return ink;
  if (pattern === 'none') return ground;
  const size = Math.round(tile * inks.density);
  const canvas = new OffscreenCanvas(size, size);
  const on = canvas.getContext('2d')!;
  on.scale(size / tile, size / tile);
  on.fillStyle = ground;
  on.fillRect(0, 0, tile, tile);
  on.strokeStyle = on.fillStyle = ink;
  on.lineWidth = 1.6;
  on.beginPath();
  for (const [fromX, fromY, toX, toY] of strokes[pattern]) {
    on.moveTo(fromX, fromY);
    on.lineTo(toX, toY);
  }
  on.stroke();
  if (pattern === 'dots') {
    on.beginPath();
    on.arc(tile / 2, tile / 2, 1.7, 0, 7);
    on.fill();
  }
  return context.createPattern(canvas, 'repeat') ?? ground;
}

type Stroke = readonly [number, number, number, number];
const rising: readonly Stroke[] = [-1, 0, 1].map((at) => [at * 8 - 1, 9, at * 8 + 9, -1] as const);
const falling: readonly Stroke[] = rising.map(
  ([fromX, fromY, toX, toY]) => [fromX, tile - fromY, toX, tile - toY] as const,
);
const strokes: Readonly<Record<Exclude<Pattern, 'none' | 'solid'>, readonly Stroke[]>> = {
  stripes: rising,
  cross: [...rising, ...falling],
  lines: [[0, 4, 8, 4]],
  dots: [],
};

/** One mark on a canvas of its own, for the legend. */
export function paintMark(canvas: HTMLCanvasElement, mark: Mark, inks: Inks): void {
  const context = canvas.getContext('2d')!;
  canvas.width = Math.round(canvas.clientWidth * inks.density);
  canvas.height = Math.round(canvas.clientHeight * inks.density);
  context.fillStyle = fillOf(context, mark, inks);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = inks.of('field');
  context.lineWidth = 2 * inks.density;
  context.strokeRect(0, 0, canvas.width, canvas.height);
}
