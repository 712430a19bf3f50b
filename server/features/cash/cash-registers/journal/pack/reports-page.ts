import type { Language } from '#contract/platform/languages.ts';
import { paperAmount } from '#server/kit/paper/paper-amount.ts';
import { say } from '#server/kit/words.ts';
import { reportTexts } from '../report-texts.ts';
import type { WholeFile } from '../saft/saft-file.ts';
import { heading, htmlPage, nameTable, paragraph } from './html-page.ts';

/** The Z reports of a period, register by register, whole. */
export function reportsPage(file: WholeFile, language: Language): string {
  const { currency } = file.company;
  const registers = file.registers.map(({ number, name, site, events }) => {
    const title = heading(
      say(language, 'cash-registers', 'told.pack.register', { number, name, site }),
    );
    const reports = events.flatMap(({ report, day, time, user }) =>
      report?.kind === 'z' ? [{ report, at: `${day} ${time}, ${user}` }] : [],
    );
    if (reports.length === 0)
      return title + paragraph(say(language, 'cash-registers', 'told.pack.reports.none'));
    return (
      title +
      reports
        .map(({ report, at }) =>
          nameTable([
            [say(language, 'cash-registers', 'journal.report.z', { nr: report.nr }), at],
            ...reportTexts(report, {
              t: (key, values) => say(language, 'cash-registers', key, values),
              amount: (minor) => `${currency} ${paperAmount(minor, 2, 2, language)}`,
              percent: (hundredths) => `${paperAmount(hundredths, 2, 0, language)} %`,
            }),
          ]),
        )
        .join('\n')
    );
  });
  const title = say(language, 'cash-registers', 'told.pack.reports.title', {
    from: file.from,
    to: file.to,
  });
  return htmlPage(language, title, registers.join('\n'));
}
