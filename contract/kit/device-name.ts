// The first that is found: the ones below also stand in the names of those above.
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

const found = (names: typeof browsers, userAgent: string): string | undefined =>
  names.find(([, mark]) => mark.test(userAgent))?.[0];

/** A browser as people call it, `Chrome, Windows`, by what it says of itself; null when it says nothing known. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const names = [found(browsers, userAgent), found(systems, userAgent)].filter(Boolean);
  return names.length > 0 ? names.join(', ') : null;
}
