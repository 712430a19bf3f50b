import { useTranslation } from 'react-i18next';
import { isAtWork, type Import } from '#contract/lists/imports.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { valueText } from '../values/value-text.ts';
import { useWordsOf } from '../words.ts';
import { RunRows } from './run-rows.tsx';

interface Props {
  resource: Resource;
  outcome: Import;
  busy: boolean;
  onRun: (leaveOutWrong: boolean) => void;
  onUndo: () => void;
}

const tones = { new: 'ok', changed: 'info', same: 'idle', gone: 'warn', wrong: 'bad' } as const;
const kinds = ['new', 'changed', 'same', 'gone', 'wrong'] as const;

/** What an import would do, or has done: how many rows, which are wrong and why, what changes; and the step that follows. */
export function ImportOutcome({ resource, outcome, busy, onRun, onUndo }: Props) {
  const { t } = useTranslation('crud');
  const words = useWordsOf(resource);
  const { state, counts, problems, preview } = outcome;
  const value = (name: string, of: unknown) => {
    const field = resource.fields[name];
    return (field ? valueText(field, name, of, words) : '') || '–';
  };

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
            // Only a whole list can lack something.
            (kind !== 'gone' || counts.gone > 0) && (
              <StatusChip key={kind} tone={tones[kind]}>
                {t(`import.counts.${kind}`, { count: counts[kind] })}
              </StatusChip>
            ),
        )}
      </p>
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
        <details>
          <summary>{t('import.preview')}</summary>
          <ul>
            {preview.map(({ row, outcome: kind, title, changes }) => (
              <li key={row}>
                <b>{title}</b>{' '}
                <StatusChip tone={tones[kind]}>{t(`import.kinds.${kind}`)}</StatusChip>
                <ul>
                  {changes.map(({ field, from, to }) => (
                    <li key={field}>
                      {t('history.change', {
                        field: words.field(field),
                        from: value(field, from),
                        to: value(field, to),
                      })}
                    </li>
                  ))}
                </ul>
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
