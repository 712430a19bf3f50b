import { useTranslation } from 'react-i18next';
import { dismiss } from '#src/data/outbox/outbox.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { logProblem } from '#src/device/log.ts';
import { showTime } from '#src/i18n/time.ts';
import { answerConflict, conflictOf } from '../work/conflicts.ts';

const failed = (cause: unknown) => logProblem('What was decided was not kept', cause);

/** What could not be done as it was meant: one after the other, each with what can be decided about it. */
export function ConflictCards({ rows }: { rows: readonly OutboxRow[] }) {
  const { t } = useTranslation('scanner');
  const [row] = rows;
  return (
    <section className="quick-result bad" aria-live="polite">
      {row && <Card key={row.seq} row={row} />}
      {rows.length > 1 && <p className="t24">{t('conflicts.more', { count: rows.length - 1 })}</p>}
    </section>
  );
}

function Card({ row }: { row: OutboxRow }) {
  const { t } = useTranslation(['scanner', 'wheel-sets']);
  const conflict = conflictOf(row);
  const { set = '', plate = '' } = row.act.values ?? {};
  const answer = (which: 'mine' | 'theirs') => void answerConflict(row, which).catch(failed);
  return (
    <>
      <p className="quick-word">{t(row.act.words as string, { ...row.act.values })}</p>
      <p className="quick-big">{set}</p>
      <p className="t24">{[plate, showTime(row.madeAt)].filter(Boolean).join(' · ')}</p>
      <p>{row.actionError?.message}</p>
      <div className="quick-answers">
        {conflict && (
          <button type="button" onClick={() => answer('mine')}>
            {conflict === 'wheel-sets.place_taken' ? t('conflicts.both') : t('conflicts.mine')}
          </button>
        )}
        {conflict ? (
          <button type="button" onClick={() => answer('theirs')}>
            {t('conflicts.theirs')}
          </button>
        ) : (
          <button type="button" onClick={() => void dismiss(row.seq).catch(failed)}>
            {t('conflicts.understood')}
          </button>
        )}
      </div>
    </>
  );
}
