import { useTranslation } from 'react-i18next';
import { agreementCars, type CarDifference } from '#contract/customer/agreements.ts';
import { RunRows } from '#src/crud/import/run-rows.tsx';
import { valueText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';

interface Props {
  /** The file's. */
  name: string;
  difference: CarDifference;
  busy: boolean;
  onApply: (leaveOutWrong: boolean) => void;
}

const tones = { wrong: 'bad', gone: 'warn', new: 'ok', changed: 'info', same: 'idle' } as const;
const kinds = ['new', 'changed', 'gone', 'same', 'wrong'] as const;

/** What a party's list would change: which cars come, go and are changed, and what is wrong with it. */
export function Difference({ name, difference, busy, onApply }: Props) {
  const { t } = useTranslation('agreements');
  const { counts, rows, ignored } = difference;
  const wrong = counts.wrong;
  const changes = counts.new + counts.changed + counts.gone;
  const all = changes + wrong;

  return (
    <div className="stack">
      <p>{name}</p>
      <p className="row" role="status">
        {kinds.map((kind) => (
          <StatusChip key={kind} tone={tones[kind]}>
            {t(`list.counts.${kind}`, { count: counts[kind] })}
          </StatusChip>
        ))}
      </p>
      {ignored.length > 0 && <p>{t('list.ignored', { columns: ignored.join(', ') })}</p>}
      {rows.length > 0 && (
        <div className="scroll">
          <table className="table">
            <caption>
              {rows.length < all
                ? t('list.firstOf', { shown: rows.length, all })
                : t('list.differences')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('list.row')}</th>
                <th scope="col">{t('list.plate')}</th>
                <th scope="col">{t('list.what')}</th>
                <th scope="col">{t('list.more')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.row} ${row.licenseplate}`}>
                  <td className="numeric">{row.row ?? '–'}</td>
                  <td>{row.licenseplate ? <Plate plate={row.licenseplate} /> : '–'}</td>
                  <td>
                    <StatusChip tone={tones[row.outcome]}>
                      {t(`list.kinds.${row.outcome}`)}
                    </StatusChip>
                  </td>
                  <td>
                    <Why row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {changes === 0 && <p>{t('list.nothing')}</p>}
      <RunRows wrong={wrong} busy={busy} none={changes === 0} onRun={onApply}>
        {t('list.apply', { count: changes })}
      </RunRows>
    </div>
  );
}

function Why({ row: { changes, problems } }: { row: CarDifference['rows'][number] }) {
  const { t } = useTranslation('agreements');
  const words = useTranslations(agreementCars);
  const fields = Object.entries(agreementCars.fields);
  const text = (name: string, value: unknown) => {
    const field = fields.find(([one]) => one === name)?.[1];
    return (field && valueText(field, name, value, words)) || '–';
  };
  return (
    <ul>
      {problems.map(({ column, value, message }) => (
        <li key={`${column} ${message}`}>
          {[column, value].filter(Boolean).join(': ')} {message}
        </li>
      ))}
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {t('crud:history.change', {
            field: words.field(field),
            from: text(field, from),
            to: text(field, to),
          })}
        </li>
      ))}
    </ul>
  );
}
