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

// `code` (`file.ts`): what stands in the file is one word, or the types of what is passed.
const exported =
  /`([^`]+)` \(`((?:contract|server|src|sw|tests|scripts|bench)\/[\w./-]+\.tsx?)`[,)]/g;
// A word that only code is written in: two words in one.
const codeWord = /`([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\([^`]*\))?`/g;

/** What README and docs call by its name in the code is called so there, and exported by the file that they say. */
export function docsNameWhatIsExported(files: readonly SourceFile[]): Fault[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const words = new Set(
    files
      .filter(({ path }) => !path.endsWith('.md'))
      .flatMap(({ text }) => text.match(/[A-Za-z_]\w*/g) ?? []),
  );
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => {
      const unknown = [...text.matchAll(codeWord)]
        .map(([, name = '']) => name)
        // Decisions name what was weighed and not taken.
        .filter((name) => !words.has(name) && !path.startsWith('docs/decisions/'))
        .map((name) => `names ${name}, which is nowhere in the code`);
      const elsewhere = [...text.matchAll(exported)].flatMap(([, code = '', file = '']) =>
        (/^\w+$/.test(code) ? [code] : (code.match(/\b[A-Z]\w+/g) ?? []))
          .filter((name) => !new RegExp(`export .*\\b${name}\\b`).test(texts.get(file) ?? ''))
          .map((name) => `names ${name} in ${file}, which does not export it`),
      );
      return [...unknown, ...elsewhere].map((rule) => ({ file: path, rule }));
    });
}
