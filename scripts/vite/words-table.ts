import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const glob = /import\.meta\.glob<[^(]*>\(\s*\[([^\]]*)\],\s*\{ base: '([^']*)' \},?\s*\)/;

/**
 * Writes the table of the words' files shorter than a glob does: by feature without its area, and the
 * languages of one beside each other, so that what is named again stands near. Each page waits for it.
 */
export const wordsTable = (): Plugin => ({
  name: 'words-table',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/i18n\/words\.ts$/ },
    handler(code) {
      const [, patterns = '', base = ''] = glob.exec(code) ?? [];
      if (base === '') throw new Error('src/i18n/words.ts has no glob of words any more');
      const isLeftOut = new Set(
        [...patterns.matchAll(/'!\*\*\/([^']+)\.json'/g)].map(([, of]) => of),
      );
      const files = globSync('*/**/*.json', { cwd: 'locales' })
        .map((path) => ({ path, language: path.slice(0, 2), feature: basename(path, '.json') }))
        .filter(({ feature }) => !isLeftOut.has(feature))
        .toSorted((one, other) =>
          one.feature + one.language < other.feature + other.language ? -1 : 1,
        );
      const rows = files.map(
        ({ path, language, feature }) =>
          `'${language}/${feature}': () => import('${base}/${path}')`,
      );
      return { code: code.replace(glob, `{ ${rows.join(', ')} }`), map: null };
    },
  },
});
