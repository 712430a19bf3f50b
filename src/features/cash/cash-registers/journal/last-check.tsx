import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import {
  checkCalls,
  type RegisterCheck,
} from '#contract/cash/cash-registers/journal/check-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Time } from '#src/ui/time.tsx';

// One fault turns all after it wrong: the first ones say where it is.
const mostShown = 20;

/** Whether a register is as it was written: what its last check found, and one to be made now. */
export function LastCheck({ id }: { id: number }) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const query = useQuery(queryFor(siteId, checkCalls.lastCheck, { params: { id } }));
  useReadAgain(query, useChanges(cashRegisters.name));
  const check = () =>
    run(async (write) => {
      await write(checkCalls.check, { params: { id } }, { siteId });
      await query.refetch();
      refetchResource(siteId, cashRegisters);
    });
  return (
    <section className="stack" aria-label={t('cash-registers.fields.health')}>
      <Loaded query={query} rows={1}>
        {({ data }) =>
          data ? <CheckResult checked={data} /> : <p className="muted">{t('check.never')}</p>
        }
      </Loaded>
      <ErrorNote text={actionError.text} />
      {may('cash.close_day') && (
        <div className="actions">
          <Button busy={busy} onClick={() => void check()}>
            {t('check.title')}
          </Button>
        </div>
      )}
    </section>
  );
}

function CheckResult({ checked }: { checked: RegisterCheck }) {
  const { t } = useTranslation('cash-registers');
  const { at, by, transactions, events, faults, late_days: late } = checked;
  const isGood = faults.length === 0;
  // What anybody there can mend is not said as what nobody may touch.
  const isOpen = !isGood && faults.every(({ fault }) => fault === 'day_open');
  function summary(): string {
    if (isGood) return t('check.good', { transactions, events });
    return isOpen ? t('check.notEnded') : t('check.bad', { count: faults.length });
  }
  return (
    <div className={isGood ? 'message ok' : 'message bad'} role="status">
      <div className="stack tight">
        <p>{summary()}</p>
        {!isGood && (
          <ul>
            {faults.slice(0, mostShown).map(({ fault, nr, about }) => (
              <li key={`${fault} ${nr} ${about}`}>{t(`check.faults.${fault}`, { nr, about })}</li>
            ))}
          </ul>
        )}
        {late.length > 0 && <p>{t('check.late', { days: late.slice(-mostShown).join(', ') })}</p>}
        <small>
          <Facts
            of={[t('check.at'), <Time key="at" at={at} variant="both" />, by || t('check.night')]}
          />
        </small>
      </div>
    </div>
  );
}
