import { useTranslation } from 'react-i18next';
import { isAtWork, type Import } from '#contract/lists/imports.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { ImportQuestions, type Answer } from './import-questions.tsx';
import { ProblemSums } from './problem-sums.tsx';
import { RowChanges } from './row-changes.tsx';
import { RunRows } from './run-rows.tsx';

interface Props {
  resource: Resource;
  outcome: Import;
  busy: boolean;
  onRun: (leaveOutWrong: boolean) => void;
  onAnswer: (answers: Answer[]) => void;
  onUndo: () => void;
}

const tones = {
  new: 'ok',
  changed: 'info',
  same: 'idle',
  gone: 'warn',
  wrong: 'bad',
  asked: 'warn',
} as const;
const kinds = ['asked', 'new', 'changed', 'same', 'gone', 'wrong'] as const;
// Of most files there are none.
const rare = ['asked', 'gone'] as const;

/** What an import would do, or has done: how many rows, which are wrong and why, what changes; and the step that follows. */
export function ImportOutcome({ resource, outcome, busy, onRun, onAnswer, onUndo }: Props) {
  const { t } = useTranslation('crud');
  const { state, counts, problems, preview, questions } = outcome;

  return (
    <section className="section">
      <h2>{t(`import.states.${state}`)}</h2>
      {isAtWork(state) && (
        <p role="status">
          {t('import.progress', { done: outcome.done_rows, count: outcome.rows })}
        </p>
      )}
      {outcome.problem && <p className="message bad">{outcome.problem}</p>}
      <p className="row">
        {kinds.map(
          (kind) =>
            (!rare.some((one) => one === kind) || counts[kind] > 0) && (
              <StatusChip key={kind} tone={tones[kind]}>
                {t(`import.counts.${kind}`, { count: counts[kind] })}
              </StatusChip>
            ),
        )}
      </p>
      {state === 'checked' && questions.length > 0 && (
        <ImportQuestions
          key={questions.map(({ row, answer }) => `${row} ${answer ?? ''}`).join()}
          resource={resource}
          questions={questions}
          busy={busy}
          onAnswer={onAnswer}
        />
      )}
      <ProblemSums sums={outcome.sums} />
      {problems.length > 0 && (
        <div className="scroll">
          <table className="table">
            <caption>{t('import.problems')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('import.row')}</th>
                <th scope="col">{t('import.column')}</th>
                <th scope="col">{t('import.value')}</th>
                <th scope="col">{t('import.why')}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ row, column, value: of, message }) => (
                <tr key={`${row} ${column} ${message}`}>
                  <td className="numeric">{row}</td>
                  <td>{column || '–'}</td>
                  <td>{of || '–'}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {preview.length > 0 && (
        <details open={counts.changed + counts.gone > 0}>
          <summary>{t('import.preview')}</summary>
          <ul>
            {preview.map(({ row, outcome: kind, title, changes }) => (
              <li key={row}>
                <b>{title}</b>{' '}
                <StatusChip tone={tones[kind]}>{t(`import.kinds.${kind}`)}</StatusChip>
                <RowChanges resource={resource} changes={changes} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {state === 'checked' && (
        <RunRows wrong={counts.wrong} busy={busy} onRun={onRun}>
          {t('import.run', { count: counts.new + counts.changed + counts.gone })}
        </RunRows>
      )}
      {state === 'done' && (
        <Button busy={busy} onClick={onUndo}>
          {t('import.undo')}
        </Button>
      )}
    </section>
  );
}
