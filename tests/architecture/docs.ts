import { type Fault, type SourceFile } from './project.ts';

// A path from one of the roots that is meant as it stands: no `<place>` and no `{choice}` in it.
const named = /`((?:contract|server|src|sw|locales|tests|scripts|bench|docs)\/[\w./-]+)`/g;

/** What README and docs name as a file or a folder of the project is there: whoever follows them finds it. */
export function docsNameWhatIsThere(files: readonly SourceFile[]): Fault[] {
  const paths = files.map(({ path }) => path);
  const isThere = (path: string) =>
    paths.some((one) => one === path || one.startsWith(path.endsWith('/') ? path : `${path}/`));
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(named)]
        .map(([, place = '']) => place)
        .filter((place) => !isThere(place))
        .map((place) => ({ file: path, rule: `names ${place}, which is not there` })),
    );
}
