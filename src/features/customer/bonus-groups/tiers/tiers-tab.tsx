import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  problemOfDay,
  tiersOn,
  type GroupState,
  type TiersFrom,
} from '#contract/customer/bonus-groups/bonus-rules.ts';
import { bonusGroupCalls, bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import type { Row } from '#contract/kit/row.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { TierTable } from './tier-table.tsx';
import { TiersForm } from './tiers-form.tsx';
import { useTiers } from './use-tiers.ts';
import './tiers.css';

/** The tiers of a group: those that hold, those to come, and those of before. */
export function TiersTab({ row }: { row: Row }) {
  const { t } = useTranslation('bonus-groups');
  const { siteId, query, sets, keep } = useTiers(row.id);
  const mayWrite = useMayWrite(bonusGroups) && row.archived_at === null;
  const { busy, actionError, run } = useAction();
  const [open, setOpen] = useState<TiersFrom | null>(null);
  const today = showDate(serverNow());
  const status = row['status'] as GroupState;
  const mayChange = ({ from_day }: TiersFrom) =>
    mayWrite && problemOfDay(from_day, today, status) === null;
  const now = sets && tiersOn(sets, today);

  const forget = ({ from_day }: TiersFrom) =>
    run(async (write) => {
      const input = { params: { id: row.id }, body: { from_day, tiers: [] } };
      keep(await write(bonusGroupCalls.saveTiers, input, { siteId }));
    });

  return (
    <div className="stack">
      <Loaded query={query} />
      <ErrorNote text={actionError.text} />
      {sets?.length === 0 && !open && <EmptyState title={t('tiers.none')} />}
      <div className="grid">
        {sets?.map((set) => (
          <section key={set.from_day} className="section">
            <header className="row">
              <h2>{t('tiers.from', { day: showDate(set.from_day) })}</h2>
              <StatusChip tone={set === now ? 'ok' : set.from_day > today ? 'info' : 'idle'}>
                {t(
                  set === now
                    ? 'bonus-groups:tiers.now'
                    : set.from_day > today
                      ? 'bonus-groups:tiers.toCome'
                      : 'bonus-groups:tiers.before',
                )}
              </StatusChip>
              {mayChange(set) && !open && (
                <span className="actions end rest">
                  <Button onClick={() => setOpen(set)}>{t('tiers.change')}</Button>
                  <Button busy={busy} onClick={() => void forget(set)}>
                    {t('tiers.forget')}
                  </Button>
                </span>
              )}
            </header>
            <TierTable tiers={set.tiers} />
          </section>
        ))}
      </div>
      {sets && mayWrite && status === 'closed' && <p>{t('tiers.closed')}</p>}
      {sets && mayWrite && status !== 'closed' && !open && (
        <div>
          <Button
            variant="primary"
            onClick={() => setOpen({ from_day: '', tiers: sets[0]?.tiers ?? [] })}
          >
            {t('tiers.add')}
          </Button>
        </div>
      )}
      {open && (
        <TiersForm
          key={open.from_day}
          group={row}
          start={open}
          today={today}
          onSaved={(answer) => {
            keep(answer);
            setOpen(null);
          }}
          onLeave={() => setOpen(null)}
        />
      )}
    </div>
  );
}
