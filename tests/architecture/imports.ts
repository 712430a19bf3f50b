import { posix } from 'node:path';
import { withoutComments, type SourceFile } from './project.ts';

/** One import: as written, and the file of the project it leads to; undefined for a package. */
export interface Import {
  readonly written: string;
  readonly to: string | undefined;
}

const patterns = [
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
];

/** Every import, re-export and dynamic import of a file. */
export function importsOf(file: SourceFile): Import[] {
  const text = withoutComments(file.text);
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
    .map((written) => ({ written, to: target(file.path, written) }));
}

function target(from: string, written: string): string | undefined {
  const path = written.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  return undefined;
}

/** The first folder of a path: `src`, `server`, `contract`... */
export const rootOf = (path: string): string => path.split('/')[0] ?? '';

/** The feature a file of `src/features` or `server/features` belongs to. */
export function featureOf(path: string): string | undefined {
  return /^(?:src|server)\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1];
}
