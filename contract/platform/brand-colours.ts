/**
 * What becomes of a colour that a host chose: whatever it is, what is written on it and with it can
 * be read. Colours are `#rrggbb`; contrasts are WCAG's, 1 to 21.
 */
type Triple = readonly [number, number, number];

const dark = '#1b1b1b';
const white = '#ffffff';
const black = '#000000';
const errorRed = '#b71c1c';
const readable = 4.5;
// What is as bright as the error's red to the eye, and of its hue, would be taken for it.
const likeBelow = 1.5;
const sameHue = 15;
const greyBelow = 0.04;

/** What a host with branding has where it says no colour of its own (specification §10). */
export const brandAccent = '#f6a623';

/** Whether a text is a plain `#rrggbb`. */
export const isColour = (text: string | undefined): text is string =>
  text !== undefined && /^#[0-9a-f]{6}$/i.test(text);

/** The contrast of two colours. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The label that reads well on this colour: the product's dark, else white, else black. 4.5 or more, whatever the colour. */
export function labelOn(fill: string, least = readable): string {
  const good = [dark, white].find((label) => contrast(fill, label) >= least);
  return good ?? (contrast(fill, black) >= contrast(fill, white) ? black : white);
}

/** The colour made darker or brighter, in its own hue, just as far as text on this ground needs. */
export function shadeOn(ground: string, colour: string, least = readable): string {
  const towards = contrast(ground, black) > contrast(ground, white) ? 0 : 1;
  return shadeUntil(colour, towards, (shade) => contrast(shade, ground) >= least);
}

/** The colour made as much darker or brighter as a label on it needs. */
export function fillFor(colour: string, least: number): string {
  const towards = contrast(colour, black) > contrast(colour, white) ? 1 : 0;
  return shadeUntil(colour, towards, (fill) => contrast(fill, labelOn(fill, least)) >= least);
}

/** Whether a button of this colour would be taken for an error: then it is refused. */
export function looksLikeError(colour: string): boolean {
  const [, chroma, hue] = toLch(colour);
  const [, , red] = toLch(errorRed);
  const apart = Math.abs(((hue - red + 540) % 360) - 180);
  return chroma > greyBelow && apart < sameHue && contrast(colour, errorRed) < likeBelow;
}

function shadeUntil(colour: string, towards: 0 | 1, good: (shade: string) => boolean): string {
  const [lightness, chroma, hue] = toLch(colour);
  if (good(colour)) return colour;
  for (let share = 0.02; share < 1; share += 0.02) {
    const next = lightness + (towards - lightness) * share;
    // Near black and white there is room for little colour.
    const shade = fromLch([next, chroma * (1 - share ** 3), hue]);
    if (good(shade)) return shade;
  }
  return towards === 0 ? black : white;
}

function luminance(colour: string): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(colour: string): Triple {
  const number = Number.parseInt(colour.slice(1), 16);
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [linear(number >> 16), linear((number >> 8) & 255), linear(number & 255)];
}

function toHex(linear: Triple): string {
  const parts = linear.map((part) => {
    const clamped = Math.min(1, Math.max(0, part));
    const share = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

// OKLCH (Björn Ottosson, 2020): lightness 0 to 1, chroma, hue in degrees; steps in it look even.
function toLch(colour: string): Triple {
  const [red, green, blue] = toLinear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

function fromLch([lightness, chroma, hue]: Triple): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]);
}
