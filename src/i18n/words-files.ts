// The server alone says what became of an import, what stands on a statement of account, what is wrong
// with a file of a bank, and what it writes in letters about logins.
// As modules: to take each one's default here would weigh more than all their names.
const files = import.meta.glob<{ readonly default: Record<string, unknown> }>(
  [
    './**/*.json',
    '!**/imports.json',
    '!**/customer-statements.json',
    '!**/bank.json',
    '!**/session-letters.json',
  ],
  { base: '../../locales' },
);

/** What loads the words of each feature, by language and feature, wherever its area has it. */
export const wordsFiles = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^\.\/(\w+)\/(?:.+\/)?(.+)\.json$/, '$1/$2'),
    load,
  ]),
);
