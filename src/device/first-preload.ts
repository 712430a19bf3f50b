// Runs inline after the page's import map (a preload before it would switch the map off): asks for
// exactly the files that this address needs.

// Written in front of this script by the build. Files are positions in the import map.
declare const preload: {
  /** A regular expression with a group for each screen, in their order. */
  readonly paths: string;
  readonly screens: readonly (readonly [feature: string, files: readonly number[]])[];
  /** What the pages of customers need, each of which is one of its own. */
  readonly alone: readonly number[];
  /** What every other screen needs. */
  readonly app: readonly number[];
  /** What every screen in the frame needs. */
  readonly shell: readonly number[];
};

// Each file asked for is time of the processor: the first page is painted before.
requestAnimationFrame(() =>
  setTimeout(() => {
    const { dataset } = document.documentElement;
    const map = document.querySelector('script[type=importmap]')!.textContent;
    const files = Object.values((JSON.parse(map) as { imports: Record<string, string> }).imports);
    const path = location.pathname.replaceAll(/^\/\d+(?=\/|$)|\/+$/g, '').slice(1);

    const fits = new RegExp(preload.paths, 'i').exec(path)?.slice(1) ?? [];
    const [feature = '', own = []] =
      preload.screens[fits.findIndex((part) => part !== undefined)] ?? [];
    let language = document.documentElement.lang;
    try {
      language = localStorage.getItem('wheelhouse.language') ?? language;
    } catch {
      // The server's choice stands.
    }
    // Words are called `/assets/queue.nb-….js`.
    const positionOfWords = (name: string) =>
      files.findIndex((file) => file.startsWith(`/assets/${name}.${language}-`));
    const isLogin = path === 'login';
    const [, kind = '', code = ''] = /^(book|b)\/([^/]+)$/i.exec(path) ?? [];
    const isAlone = isLogin || kind !== '';
    const features = isLogin ? [] : isAlone ? [feature] : ['common', 'session', feature];
    if (dataset.view === 'frame') features.push('shell');
    const wanted = new Set([
      ...own,
      ...(isAlone ? (isLogin ? [] : preload.alone) : preload.app),
      ...(dataset.view === 'frame' ? preload.shell : []),
      ...features.map((name) => positionOfWords(name)),
    ]);
    for (const position of wanted) {
      const href = files[position];
      if (!href) continue;
      const link = document.createElement('link');
      link.href = href;
      // As the app itself will ask for them, or they would be fetched twice.
      link.crossOrigin = '';
      if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
      else link.rel = 'modulepreload';
      document.head.append(link);
    }
    if (kind === '') return;
    // What a page of customers shows is asked for beside its files, not behind them: see src/data/line/first-answer.ts.
    const address = `/api/v3/${kind.toLowerCase() === 'b' ? 'bookings' : 'online-booking'}/${code}`;
    const sent = Date.now();
    const answered = fetch(address, {
      headers: { accept: 'application/json', 'accept-language': language },
      signal: AbortSignal.timeout(30_000),
    }).then((response) => ({ response, sent, received: Date.now() }));
    // The one that takes it hears of it.
    answered.catch(() => {});
    Object.assign(globalThis, { firstAnswer: { address, answered } });
  }),
);
