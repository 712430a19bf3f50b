import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { classicScript } from './inline-scripts.ts';

type Bundle = Rolldown.OutputBundle;
type Screen = { path: string; title: string; load: () => unknown };
type Preload = {
  paths: string;
  screens: [string, number[]][];
  alone: number[];
  app: number[];
  shell: number[];
};

/** Modules that come with whatever screen. */
type Always = Readonly<Record<'alone' | 'app' | 'shell', readonly string[]>>;

const start = /<script type="importmap">(.*?)<\/script>(.*?)(?=<\/head>)/s;

/**
 * Writes a script behind the page's import map that preloads the files of the page's address: its
 * screen's, those of `alone` for a page of customers, which is one of its own, those of `app` for any
 * other, those of `shell` for one in the frame, its words.
 * Without it the browser learns of each file only from the one before. All that starts the app
 * moves behind the first page, which is painted while it is read.
 */
export function routePreload(always: Always): Plugin {
  return {
    name: 'route-preload',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const [all, map = '', rest = ''] = start.exec(html) ?? [];
        if (!all) throw new Error('The page has no import map to preload behind');
        const { imports } = JSON.parse(map) as { imports: Record<string, string> };
        // Like beside like: it stands in every page, and is sent smaller then.
        const sorted = Object.entries(imports).sort(([a], [b]) => (a < b ? -1 : 1));
        const files = sorted.map(([, name]) => name);
        const table = preloadTable(bundle, files, await readScreens(), always);
        const element = `<script type="importmap">${JSON.stringify({ imports: Object.fromEntries(sorted) })}</script>`;
        const code = await classicScript('src/device/first-preload.ts');
        const script = `<script>{const preload=${JSON.stringify(table)};${code}}</script>`;
        page.source = html
          .replace(all, '')
          .replace('</body>', () => `${element}${script}${rest}</body>`);
      },
    },
  };
}

function preloadTable(
  bundle: Bundle,
  files: readonly string[],
  screens: readonly (Screen & { module: string })[],
  always: Always,
): Preload {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const mapped = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find((chunk) => chunk.isEntry);
  const already = entry ? closureOf(entry, mapped) : new Set<string>();
  const chunkOf = (module: string) => {
    const id = join(process.cwd(), module);
    // What is imported later has a file of its own, even where its code is in another one.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`${module} is not in the app, so it cannot be preloaded`);
    return chunk;
  };
  const positions = (module: string) =>
    [...closureOf(chunkOf(module), mapped).difference(already)]
      .map((name) => files.indexOf(`/${name}`))
      .filter((position) => position >= 0);
  return {
    paths: screens.map(({ path }) => `^(${pattern(path)})$`).join('|'),
    screens: screens.map(({ title, module }) => [title.split(':')[0] ?? '', positions(module)]),
    alone: [...new Set(always.alone.flatMap(positions))],
    app: [...new Set(always.app.flatMap(positions))],
    shell: [...new Set(always.shell.flatMap(positions))],
  };
}

const pattern = (path: string) =>
  path
    .replace(/^\*$/, '.*')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+');

/** The chunk, everything that it imports at once, and their styles. */
function closureOf(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) closureOf(imported, chunks, found);
  }
  return found;
}

/** Every feature's screens, each with the module that its `load` imports. */
async function readScreens(): Promise<(Screen & { module: string })[]> {
  const files = globSync('src/features/*/*/{open-,}screens.ts');
  const all = files
    .filter((file) => existsSync(file))
    .map(async (file) => {
      const exported = (await import(pathToFileURL(file).href)) as Record<
        string,
        readonly Screen[]
      >;
      return Object.values(exported)
        .flat()
        .map((screen) => {
          const [, from] = /import\(['"](.+?)['"]\)/.exec(String(screen.load)) ?? [];
          if (!from)
            throw new Error(`${file}: the load of ${screen.path} must be one plain import()`);
          return { ...screen, module: relative('.', join(dirname(file), from)) };
        });
    });
  // The first that fits is taken, so what fits fewer addresses stands first, as where one of them is shown.
  return (await Promise.all(all)).flat().sort((a, b) => opennessOf(a) - opennessOf(b));
}

const mostParts = 100;

/** How many parts of an address may be whatever they are. */
const opennessOf = ({ path }: Screen): number =>
  path === '*' ? mostParts : (path.match(/:/g)?.length ?? 0);
