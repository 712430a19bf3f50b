import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { type Plugin, rolldown } from 'rolldown';

// Each can be started by itself and has all of ours in it, so that a server that runs reads none of
// it later, when a newer build may stand there.
const entries = [
  'scripts/serve.ts',
  'server/db/embedded/embedded-worker.ts',
  'server/kit/sheet/read-worker.ts',
];
// Packages stay outside, but for those of hundreds of small modules that only we import.
const outside = /^(?!\.|#|\/|(jose|kysely|zod)(\/|$))/;

/** Builds the server of the project in `root` into a folder of it, to run there as its sources run. Throws when it cannot be built. */
export async function buildServer(root: string, folder: string): Promise<void> {
  for (const input of entries) {
    const bundle = await rolldown({
      cwd: root,
      input,
      platform: 'node',
      external: outside,
      plugins: [foundFromSource(folder)],
    });
    const file = join(folder, `${basename(input, '.ts')}.js`);
    await bundle.write({ file, sourcemap: true, codeSplitting: false });
    await bundle.close();
    keepLines(`${file}.map`);
  }
}

/** Builds the agent of the project in `root` into one file of a folder, which needs nothing beside it but Node. Throws when it cannot be built. */
export async function buildAgent(root: string, folder: string): Promise<void> {
  const bundle = await rolldown({ cwd: root, input: 'agent/main.ts', platform: 'node' });
  await bundle.write({ file: join(folder, 'agent.js'), codeSplitting: false });
  await bundle.close();
}

/** Lets modules find what lies beside their sources, and workers where they are built. */
function foundFromSource(folder: string): Plugin {
  return {
    name: 'found-from-source',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      const source = JSON.stringify(relative(folder, id));
      const worker = /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g;
      const placed = code
        .replaceAll(worker, "new URL('./$1.js', $here)")
        .replaceAll('import.meta.url', `new URL(${source}, $here).href`)
        .replaceAll('$here', 'import.meta.url');
      return { code: placed, map: null };
    },
  };
}

// A trace needs the line. With each sign of it, and the sources themselves, which lie there anyway,
// a map weighs more in memory than all that runs.
function keepLines(file: string): void {
  const { version, sources, mappings } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: number;
    sources: string[];
    mappings: string;
  };
  const lines = decode(mappings).map(([first]) =>
    first && first.length > 1 ? [first.slice(0, 4) as SourceMapSegment] : [],
  );
  writeFileSync(file, JSON.stringify({ version, sources, names: [], mappings: encode(lines) }));
}
