import type { RegisterCheck } from '#contract/cash/cash-registers/journal/check-calls.ts';
import type { SaftFault } from '#contract/cash/cash-registers/saft/check-saft.ts';
import type { Language } from '#contract/platform/languages.ts';
import { say } from '#server/kit/words.ts';
import type { WholeFile } from '../saft/saft-file.ts';
import type { BesideFile } from '../taken/export-log-repo.ts';
import { heading, htmlPage, list, nameTable, paragraph } from './html-page.ts';

/** What checks found: of the file itself, and of each register when it was last looked through. */
export function checksPage(
  file: WholeFile,
  checks: BesideFile['checks'],
  faults: readonly SaftFault[],
  language: Language,
): string {
  const found = (all: readonly (RegisterCheck['faults'][number] | SaftFault)[]) =>
    all.length === 0
      ? paragraph(say(language, 'cash-registers', 'told.pack.checks.good'))
      : list(
          all.map(({ fault, nr, about }) =>
            say(language, 'cash-registers', `check.faults.${fault}`, { nr, about }),
          ),
        );
  const registers = file.registers.map(({ id, number, name, site }) => {
    const title = heading(
      say(language, 'cash-registers', 'told.pack.register', { number, name, site }),
    );
    const check = checks.find((one) => one.register_id === id);
    if (!check) return title + paragraph(say(language, 'cash-registers', 'told.pack.checks.never'));
    const { at, transactions, events, reports, late_days: late } = check;
    const facts = nameTable([
      [
        say(language, 'cash-registers', 'told.pack.checks.at'),
        `${at.slice(0, 16).replace('T', ' ')} UTC`,
      ],
      [say(language, 'cash-registers', 'told.pack.checks.transactions'), String(transactions)],
      [say(language, 'cash-registers', 'told.pack.checks.events'), String(events)],
      [say(language, 'cash-registers', 'told.pack.checks.reports'), String(reports)],
      [say(language, 'cash-registers', 'told.pack.checks.late'), late.join(', ') || '0'],
    ]);
    return title + facts + found(check.faults);
  });
  const ofFile =
    heading(
      say(language, 'cash-registers', 'told.pack.checks.file', { from: file.from, to: file.to }),
    ) + found(faults);
  const title = say(language, 'cash-registers', 'told.pack.checks.title');
  const intro = paragraph(say(language, 'cash-registers', 'told.pack.checks.intro'));
  return htmlPage(language, title, intro + ofFile + registers.join('\n'));
}
