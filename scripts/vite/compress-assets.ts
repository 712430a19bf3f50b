import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const worthwhile = /\.(js|css|json|svg|wasm|webmanifest|txt)$/;
const smallest = 1024;

/** Puts a .br and a .gz beside each asset worth it, for a server that only hands them out. index.html is filled for each host and packed by the server. */
export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'compress-assets',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      // After the service worker has been written.
      order: 'post',
      async handler() {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const wanted = names.filter((name) => worthwhile.test(name) && !name.startsWith('.vite'));
        await Promise.all(wanted.map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, zipped] = await Promise.all([
    brotliOf(content, { params }),
    gzipOf(content, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, zipped);
}
