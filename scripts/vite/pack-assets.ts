import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const texts = /\.(js|css)$/;

/** Writes scripts and styles of a build into one file, by their names: a new device has them in one answer instead of hundreds. Who knows which ones are kept calls `write`. */
export function packAssets(): Plugin & {
  api: { write: (build: string, names: readonly string[]) => void };
} {
  let folder = '';
  return {
    name: 'pack-assets',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    api: {
      write(build, names) {
        const pack = names
          .filter((name) => texts.test(name))
          .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
        const path = join(folder, `assets/pack-${build}.json`);
        writeFileSync(path, JSON.stringify(Object.fromEntries(pack)));
      },
    },
  };
}
