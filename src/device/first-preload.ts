// Runs inline in the head, after the import map (a preload before it would switch the map off):
// asks at once for exactly the files that this address needs.

// Written in front of this script by the build. Files are positions in the import map.
declare const preload: {
  readonly screens: readonly (readonly [path: string, feature: string, files: readonly number[]])[];
  /** What every screen behind the login needs. */
  readonly shell: readonly number[];
  readonly words: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

{
  const { dataset } = document.documentElement;
  const map = document.querySelector('script[type=importmap]')!.textContent;
  const files = Object.values((JSON.parse(map) as { imports: Record<string, string> }).imports);
  const path =
    dataset.view === 'login'
      ? 'login'
      : location.pathname.replaceAll(/^\/\d+(?=\/|$)|\/+$/g, '').slice(1);

  const screen = preload.screens.find(([pattern]) =>
    new RegExp(
      `^${pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`,
      'i',
    ).test(path),
  );
  let language = document.documentElement.lang;
  try {
    language = localStorage.getItem('wheelhouse.language') ?? language;
  } catch {
    // The server's choice stands.
  }
  const words = preload.words[language] ?? {};
  const features = ['common', ...(dataset.view === 'frame' ? ['shell'] : []), screen?.[1] ?? ''];
  const wanted = new Set([
    ...(screen?.[2] ?? []),
    ...(dataset.view === 'frame' ? preload.shell : []),
    ...features.map((feature) => words[feature]),
  ]);
  for (const position of wanted) {
    const href = position === undefined ? undefined : files[position];
    if (!href) continue;
    const link = document.createElement('link');
    link.href = href;
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else Object.assign(link, { rel: 'modulepreload', crossOrigin: '' });
    document.head.append(link);
  }
}
