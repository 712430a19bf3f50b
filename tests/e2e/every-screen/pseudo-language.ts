import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const plain = 'aceginosuyACEGINOSUY';
const accented = 'åçéğîñöšüýÅÇÉĞÎÑÖŠÜÝ';
// What a text grows by is taken from here: short words and a long one, as languages have them.
const more = 'tö ŷëţ ąnöţĥérśevërälčompöündwörd öf ïţ ';

/** A text of English as a language 40 % longer has it, in brackets; what code fills in stays. */
export function pseudo(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\}|\$t\([^)]*\))/);
  const said = parts
    .map((part, at) => (at % 2 ? part : part.replaceAll(/[a-zA-Z]/g, accent)))
    .join('');
  const grown = more.repeat(20).slice(0, Math.ceil(text.length * 0.4));
  // One word grows as one, as compounds do.
  return /\s/.test(text.trim()) ? `⟦${said} ${grown}⟧` : `⟦${said}${grown.replaceAll(' ', '')}⟧`;
}

const accent = (letter: string) => accented[plain.indexOf(letter)] ?? letter;

function pseudoOf(words: unknown): unknown {
  if (typeof words === 'string') return pseudo(words);
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [key, pseudoOf(value)]),
  );
}

/** Lets every language of the project in this folder say the pseudo language. */
export function speakPseudo(project: string): void {
  const locales = join(project, 'locales');
  for (const file of globSync('**/*.json', { cwd: join(locales, 'en') })) {
    const english: unknown = JSON.parse(readFileSync(join(locales, 'en', file), 'utf8'));
    for (const language of readdirSync(locales)) {
      writeFileSync(join(locales, language, file), JSON.stringify(pseudoOf(english)));
    }
  }
}
