import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Names the build by what is in it: the same input has the same name. The name stands in the
 * page and in build.txt and never in a script, so that a new build changes only what changed.
 */
export function buildId(): Plugin & { api: { id: () => string } } {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  let id = 'dev';
  return {
    name: 'build-id',
    enforce: 'post',
    api: { id: () => id },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server ? fill(html, version, id) : html),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const hash = createHash('sha256');
        for (const file of Object.values(bundle).sort((a, b) =>
          a.fileName < b.fileName ? -1 : 1,
        )) {
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        }
        id = hash.digest('hex').slice(0, 8);
        page.source = fill(String(page.source), version, id);
        this.emitFile({ type: 'asset', fileName: 'build.txt', source: id });
      },
    },
  };
}

function fill(html: string, version: string, id: string): string {
  return html.replaceAll('%VERSION%', `${version}+${id}`).replaceAll('%BUILD%', id);
}
