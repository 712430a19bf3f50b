import type { WhiteLabel } from '#contract/shell.ts';

type Rgb = readonly [number, number, number];

const dark = '#1b1b1b';
const light = '#ffffff';
// The grounds that a brand's colour has to be readable on: paper in the light, surface in the dark.
const paper = '#f7f5f2';
const darkSurface = '#1e1b18';
const readable = 4.5;

/** A style element with the host's colours and what follows from them, or nothing for the product's own. Colours other than #rrggbb are left out. */
export function brandStyle({ primary, secondary }: WhiteLabel['colors']): string {
  const lines: string[] = [];
  if (isColour(primary)) {
    const link = `light-dark(${shadeOn(paper, primary)},${shadeOn(darkSurface, primary)})`;
    lines.push(`--primary:${primary};--on-primary:${labelOn(primary)};--link:${link}`);
  }
  if (isColour(secondary)) lines.push(`--secondary:${secondary}`);
  return lines.length > 0 ? `<style>:root{${lines.join(';')}}</style>` : '';
}

/** The label that reads well on this colour: the product's dark, else white, else black. A contrast of 4.5 or more. */
export function labelOn(colour: string): string {
  return [dark, light].find((label) => contrast(colour, label) >= readable) ?? '#000000';
}

/** The colour, mixed with black or white just as far as text on this ground needs: a contrast of 4.5 or more. */
export function shadeOn(ground: string, colour: string): string {
  const towards = contrast(ground, dark) > contrast(ground, light) ? 0 : 255;
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = toHex(toRgb(colour).map((part) => part + (towards - part) * share));
    if (contrast(mixed, ground) >= readable) return mixed;
  }
  return towards === 0 ? dark : light;
}

/** WCAG's contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = toRgb(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toRgb(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

function toHex(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function isColour(colour: string | undefined): colour is string {
  return colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour);
}
