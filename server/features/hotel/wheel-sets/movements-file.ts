import { wallTime } from '#contract/kit/time/zoned-time.ts';
import type { Language } from '#contract/platform/languages.ts';
import { csvBeginning, csvLine } from '#server/kit/sheet/csv.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { say } from '#server/kit/words.ts';
import type { movementsOf } from './intents/movements-repo.ts';

type Movement = Awaited<ReturnType<typeof movementsOf>>[number];

const columns = ['at', 'done', 'from', 'to', 'state', 'by', 'because'] as const;

/** Where a set has been, as a file: in the times of the site and the words of who takes it. */
export function movementsFile(
  number: string,
  movements: readonly Movement[],
  { language, timezone }: { language: Language; timezone: string },
): FileAnswer {
  const line = (texts: readonly string[]) =>
    csvLine(
      texts.map((value) => ({ kind: 'text', value })),
      ',',
    );
  async function* content() {
    yield (
      csvBeginning +
        line(columns.map((name) => say(language, 'wheel-sets', `ledger.columns.${name}`)))
    );
    for (const one of movements) {
      const at = new Date(wallTime(Date.parse(one.at), timezone)).toISOString();
      yield line([
        at.slice(0, 16).replace('T', ' '),
        say(language, 'wheel-sets', `done.${one.handling}`),
        one.from_place ?? '',
        one.to_place ?? '',
        say(language, 'wheel-sets', `wheel-sets.choices.state.${one.to_state}`),
        one.by ?? '',
        one.because
          ? `${one.read_plate} ${say(language, 'wheel-sets', `gate.reasons.${one.because}`)}`.trim()
          : '',
      ]);
    }
  }
  return { name: `${number}.csv`, type: 'text/csv; charset=utf-8', content: content() };
}
