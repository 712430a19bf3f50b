import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const plain = 'aceginosuyACEGINOSUY';
const accented = 'åçéğîñöšüýÅÇÉĞÎÑÖŠÜÝ';
// What a text grows by is taken from here: short words and a long one, as languages have them.
const more = 'tö ŷëţ ąnöţĥérśevërälčompöündwörd öf ïţ ';

/** A text of English as a language 40 % longer has it, in brackets; what code fills in stays. */
export function pseudo(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\}|\$t\([^)]*\))/);
  const changed = parts
    .map((part, at) => (at % 2 ? part : part.replaceAll(/[a-zA-Z]/g, accent)))
    .join('');
  const grown = more.repeat(20).slice(0, Math.ceil(text.length * 0.4));
  // One word grows as one, as compounds do.
  return /\s/.test(text.trim())
    ? `⟦${changed} ${grown}⟧`
    : `⟦${changed}${grown.replaceAll(' ', '')}⟧`;
}

const accent = (letter: string) => accented[plain.indexOf(letter)] ?? letter;

interface Words {
  readonly [key: string]: string | Words;
}

const wordsIn = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Words;

const pseudoOf = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoOf(value),
    ]),
  );

// What the app loads nothing of (src/i18n/words.ts).
const ofServer = ['imports', 'customer-statements', 'bank', 'session-letters'];

/** Lets every language of the build in this folder say the pseudo language: in its files of words, in what was built of them, and at the login, whose words stand in the page. */
export function speakPseudo(folder: string): void {
  const locales = join(folder, 'locales');
  const assets = join(folder, 'dist/assets');
  const built = readdirSync(assets);
  const page = join(folder, 'dist/index.html');
  for (const file of globSync('**/*.json', { cwd: join(locales, 'en') })) {
    const name = basename(file, '.json');
    const words = pseudoOf(wordsIn(join(locales, 'en', file)));
    for (const language of readdirSync(locales)) {
      const own = join(locales, language, file);
      if (name === 'session') sayAtLogin(page, wordsIn(own), words);
      writeFileSync(own, JSON.stringify(words));
      // With those of builds before, which stay for a while; the server alone says what became of imports, and what stands on statements.
      const start = `${name}.${language}-`;
      const scripts = built.filter((one) => one.startsWith(start) && one.endsWith('.js'));
      if (scripts.length === 0 && !ofServer.includes(name))
        throw new Error(`Nothing was built of ${own}`);
      for (const one of scripts)
        write(join(assets, one), `export default ${JSON.stringify(words)}`);
    }
  }
}

function sayAtLogin(page: string, { login }: Words, words: Words): void {
  const html = readFileSync(page, 'utf8');
  const loginWords = JSON.stringify(login).replaceAll('<', String.raw`\u003c`);
  if (!html.includes(loginWords)) throw new Error('The page says the login in other words');
  write(
    page,
    html.replace(loginWords, () => JSON.stringify(words.login)),
  );
}

function write(path: string, text: string): void {
  writeFileSync(path, text);
  for (const kind of ['br', 'gz']) rmSync(`${path}.${kind}`, { force: true });
}
