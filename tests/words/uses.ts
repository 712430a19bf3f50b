import { isCode, isTest, withoutComments, type SourceFile } from '../architecture/project.ts';

/** A place in the code that names words; `key` holds `*` where the code fills something in. */
export interface Use {
  readonly file: string;
  readonly key: string;
  /** Certainly a key, and not merely a string that looks like one. */
  readonly sure: boolean;
}

const scanned = /^(src|server|contract|sw|scripts\/vite)\/|^index\.html$|^vite\.config\.ts$/;
const part = String.raw`(?:[\w-]|\.(?=[\w$])|\$\{[^{}\x60]*\})+`;
// All the words below a key at once.
const group = String.raw`(\s*,\s*\{\s*returnObjects)?`;
const literal = new RegExp(
  String.raw`(\bt\(\s*|i18nKey=\{?)?['"\x60]([a-z][a-z0-9-]*:${part})['"\x60]${group}`,
  'g',
);
const inNamespace = new RegExp(String.raw`\bt\(\s*['\x60](${part})['\x60]${group}`, 'g');
// The login's words come with the page and are typed by the English file: `words.heading`.
const ofLogin = /\bLoginWords\b/;
const calls = new RegExp(
  String.raw`\bsay\(\s*[^,()]+(?:\([^()]*\))?,\s*'([a-z-]+)',\s*['\x60](${part})['\x60]`,
  'g',
);

/** The words of a call's form: those of its fields, which stand in the file as `const fields = {…}`. */
function ofCallForm(path: string, code: string): Use[] {
  const words = callForm.exec(code)?.[1];
  const fields = /\bconst fields = \{[^;]*;/.exec(code)?.[0] ?? '';
  if (words === undefined) return [];
  return [...fields.matchAll(/(\w+): (\w+)\(((?:[^()]|\(\))*)\)/g)].flatMap(
    ([, name, kind, of]) => [
      use(path, `${words}.fields.${name}`, true),
      ...(of?.includes('hint: true') ? [use(path, `${words}.hints.${name}`, true)] : []),
      ...(kind === 'choice' ? [use(path, `${words}.choices.${name}.*`, true)] : []),
    ],
  );
}
const callForm = /\bwords="([a-z-]+:[\w.]+)"/;

/** The words of a form that merges: `<MergeRows resource={cars} field="other_id">`, of a resource that is called as its feature. */
function ofMerge(path: string, code: string): Use[] {
  const [, feature, field] =
    /<MergeRows\s+resource=\{(\w+)\}[^>]*?\bfield="(\w+)"/.exec(code) ?? [];
  if (feature === undefined || field === undefined) return [];
  return ['title', 'lead', 'do', 'sure', 'done', `fields.${field}`].map((word) =>
    use(path, `${feature}:merge.${word}`, true),
  );
}

/** Every key of words that the code names: `'queue:title'`, `t('queue:title')`, `say(language, 'queue', 'title')`. */
export function usesOf(files: readonly SourceFile[]): Use[] {
  return files
    .filter(({ path }) => scanned.test(path) && (isCode(path) || path.endsWith('.html')))
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) => {
      const whole = withoutComments(text);
      const code = whole.replace(callForm, '');
      const namespace = /useTranslation\(\s*\[?['"]([a-z-]+)['"]/.exec(code)?.[1];
      const inApp = path.startsWith('src/');
      return [
        ...ofCallForm(path, whole),
        ...ofMerge(path, whole),
        ...[...code.matchAll(literal)]
          .map(([, call, key = '', all]) => use(path, key, call !== undefined, all))
          // `queue:${id}` with nothing known of the key is a name of something else.
          .filter(({ key, sure }) => sure || !key.endsWith(':*')),
        ...[...code.matchAll(calls)].map(([, feature, key]) =>
          use(path, `${feature}:${key}`, true),
        ),
        ...(ofLogin.test(code)
          ? [...code.matchAll(/\bwords\.(\w+)/g)].map(([, key]) =>
              use(path, `session:login.${key}`, true),
            )
          : []),
        ...(inApp && namespace !== undefined
          ? [...code.matchAll(inNamespace)].map(([, key, all]) =>
              use(path, `${namespace}:${key}`, true, all),
            )
          : []),
      ];
    });
}

const use = (file: string, key: string, sure: boolean, all?: string): Use => ({
  file,
  key: key.replaceAll(/\$\{[^{}]*\}/g, '*') + (all === undefined ? '' : '.*'),
  sure,
});

/** Whether a use names this key. */
function names(used: string, key: string): boolean {
  if (!used.includes('*')) return used === key;
  const parts = used
    .split('*')
    .map((part) => part.replaceAll(/[.$^()[\]{}+?|\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`).test(key);
}

/** Uses of words that no file holds. A string that only looks like a key counts when its feature has words. */
export function unknownUses(uses: readonly Use[], keys: ReadonlySet<string>): string[] {
  const features = new Set([...keys].map((key) => key.split(':')[0]));
  return uses
    .filter(({ key, sure }) => sure || features.has(key.split(':')[0]))
    .filter(({ key }) =>
      key.includes('*') ? ![...keys].some((one) => names(key, one)) : !keys.has(key),
    )
    .map(({ file, key }) => `${file} says ${key}, and no language has it`);
}

/** Words that nothing says. */
export function unusedKeys(uses: readonly Use[], keys: ReadonlySet<string>): string[] {
  const plain = new Set(uses.map((one) => one.key));
  const patterns = [...plain].filter((key) => key.includes('*'));
  return [...keys]
    .filter((key) => !plain.has(key) && !patterns.some((pattern) => names(pattern, key)))
    .map((key) => `${key} is said nowhere`);
}
