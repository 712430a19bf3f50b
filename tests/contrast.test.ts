import { expect, test } from 'vitest';
import { contrast } from '#contract/platform/brand-colours.ts';
import { readProject } from './architecture/project.ts';

const sheets = readProject().filter(({ path }) => /^src\/.*\.css$/.test(path));
const tokens = sheets.find(({ path }) => path === 'src/ui/tokens.css')?.text ?? '';

type Theme = 'light' | 'dark' | 'sun';
const themes: readonly Theme[] = ['light', 'dark', 'sun'];

const blockOf = (selector: string) =>
  tokens.slice(tokens.indexOf(`${selector} {`)).split('}')[0] ?? '';
const declared = (block: string) =>
  new Map(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
const always = declared(blockOf('[data-theme]'));
const inSun = declared(blockOf("[data-theme='sun']"));

/** The colour of a token in a theme, as #rrggbb; undefined for what is no colour. */
function colourOf(name: string, theme: Theme): string | undefined {
  const value = (theme === 'sun' && inSun.get(name)) || always.get(name) || '';
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  const hex = light && dark ? (theme === 'dark' ? dark : light) : value;
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(hex)) return undefined;
  return hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex;
}

function ratio(over: string, ground: string, theme: Theme): number {
  const [one, other] = [colourOf(over, theme), colourOf(ground, theme)];
  if (!one || !other) throw new Error(`${over} on ${ground} are no two colours`);
  return contrast(one, other);
}

const grounds = ['paper', 'surface', 'raised'];
const states = ['ok', 'info', 'bad', 'warn', 'idle'];
const texts: [text: string, ground: string][] = [
  ...['text', 'muted', 'link', 'bad', 'warn', 'ok', 'info'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...states.flatMap((state): [string, string][] => [
    [state, `${state}-bg`],
    [`text`, `${state}-bg`],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'secondary'],
  ['on-error', 'error'],
  ['on-navbar', 'navbar'],
  ['on-navbar', 'bar-hover'],
  ['bar-muted', 'navbar'],
  ['bar-muted', 'bar-field'],
  ['on-navbar', 'bar-field'],
  ['on-mark', 'mark'],
  ['mark', 'navbar'],
  ...['ok', 'info', 'bad'].map((sign): [string, string] => ['on-sign', `sign-${sign}`]),
  ['on-sign-warn', 'sign-warn'],
  // A chosen station, and the badge of a state.
  ['paper', 'text'],
];
const shapes: [shape: string, ground: string][] = [
  ...['field', 'focus', 'accent', 'link', 'text'].flatMap((shape) =>
    grounds.map((ground): [string, string] => [shape, ground]),
  ),
  ...states.map((state): [string, string] => ['focus', `${state}-bg`]),
  ...['mark', 'bar-line', 'bar-ok', 'bar-bad'].map((shape): [string, string] => [shape, 'navbar']),
  ['mark', 'bar-hover'],
];

const tooLittle = (pairs: readonly [string, string][], theme: Theme, least: number) =>
  pairs
    .map(([over, ground]) => ({ over, ground, now: ratio(over, ground, theme) }))
    .filter(({ now }) => now < least)
    .map(({ over, ground, now }) => `${over} on ${ground}: ${now.toFixed(2)}`);

test.each(themes)('every text can be read on every ground it stands on: %s', (theme) => {
  expect(tooLittle(texts, theme, theme === 'sun' ? 7 : 4.5)).toEqual([]);
});

test.each(themes)('what has to be seen can be told from its ground: %s', (theme) => {
  expect(tooLittle(shapes, theme, 3)).toEqual([]);
});

test('in the sun nothing is grey and every edge is thick', () => {
  expect(colourOf('line', 'sun')).toBe('#000000');
  expect(inSun.get('edge')).toBe('2px');
});

// What a tone sets for what stands in it: its pairs are judged where it is set, and signs above.
const ofTones = ['tone-bg', 'sign'];

/** The pairs of text and ground that the app's rules set together, by themselves or as a tone. */
const used = sheets.flatMap(({ path, text: css }) =>
  [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
    const text = /(?:^|\s)(?:color|--tone): var\(--([\w-]+)\)/.exec(body)?.[1];
    const ground = /(?:background(?:-color)?|--tone-bg): var\(--([\w-]+)\)/.exec(body)?.[1];
    return text && ground && !ofTones.includes(ground) ? [{ path, text, ground }] : [];
  }),
);

test.each(themes)('every rule that sets text and ground together can be read: %s', (theme) => {
  expect(used.length).toBeGreaterThan(10);
  const least = theme === 'sun' ? 7 : 4.5;
  const faults = used.filter(({ text, ground }) => ratio(text, ground, theme) < least);
  expect(faults).toEqual([]);
});

test('colours stand in the tokens and nowhere else, but for a plate, which themes like one', () => {
  const raw = sheets
    .filter(({ path }) => !/\/(tokens|plate)\.css$/.test(path))
    .flatMap(({ path, text }) =>
      (text.match(/: [^;{]*#[0-9a-f]{3,8}\b/gi) ?? []).map((rule) => path + rule),
    );
  expect(raw).toEqual([]);
});
