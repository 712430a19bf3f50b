import type { Language } from '#contract/platform/languages.ts';
import { say } from '#server/kit/words.ts';
import type { WholeFile } from '../saft/saft-file.ts';
import { heading, htmlPage, nameTable, paragraph } from './html-page.ts';

const parts = ['day', 'sale', 'back', 'reports', 'journal', 'file', 'not'] as const;

/** How the registers are used, short, with what a control asks about the program first. */
export function manualPage({ version, registers }: WholeFile, language: Language): string {
  // A declared register would say the number of its declaration.
  const isPractice = registers.every((one) => one.is_practice);
  const facts = nameTable([
    [say(language, 'cash-registers', 'told.pack.manual.program'), `Wheelhouse ${version}`],
    [
      say(language, 'cash-registers', 'told.pack.manual.declaration'),
      isPractice ? say(language, 'cash-registers', 'told.pack.manual.practice') : '',
    ],
  ]);
  const body = parts.map(
    (part) =>
      heading(say(language, 'cash-registers', `told.pack.manual.${part}.title`)) +
      paragraph(say(language, 'cash-registers', `told.pack.manual.${part}.text`)),
  );
  return htmlPage(
    language,
    say(language, 'cash-registers', 'told.pack.manual.title'),
    facts + body.join('\n'),
  );
}
