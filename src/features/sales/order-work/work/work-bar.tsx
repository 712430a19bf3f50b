import { useTranslation } from 'react-i18next';
import type { OrderAtWork, WorkLine } from '#contract/sales/order-work/order-work.ts';
import { checksLeft } from '#contract/sales/order-work/work-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import { emptyRow } from '#src/crud/record/empty-row.ts';
import { StepDialogs } from '#src/crud/steps/step-dialogs.tsx';
import { useSteps } from '#src/crud/steps/use-steps.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useLiveState } from '#src/data/live-state.ts';
import { Button } from '#src/ui/button.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useReadAfter } from '../use-read-after.ts';
import { useOnePress } from '#src/ui/touch/use-one-press.ts';
import { checkId } from './check-id.ts';
import { setDone } from './do-work.ts';
import { useClock } from './use-clock.ts';

interface Props {
  siteId: string;
  view: OrderAtWork;
  lines: readonly WorkLine[];
  mayWork: boolean;
}

/** Under the thumb: the clock, and what is next: the lines, the checks that the order is not done without, and then its end, which takes its parts out of stock and so waits for the network. */
export function WorkBar({ siteId, view, lines, mayWork }: Props) {
  const { t } = useTranslation('order-work');
  const may = useMay();
  const live = useLiveState();
  const { press, runsAt } = useClock(siteId, view);
  const once = useOnePress();
  const steps = useSteps(orders, () => {});
  useReadAfter(siteId, steps.busy);
  if (!mayWork) return <Left siteId={siteId} view={view} />;
  const open = lines.filter(({ done_at: since }) => since === null).map(({ key }) => key);
  const isOver = view.work.length > 0 && view.lines_done === view.work.length;
  const left = checksLeft(view.checks);
  // An order may be ended without those that are not needed, but then not everything is done.
  const unanswered = view.checks.filter(({ outcome }) => outcome === '').length;
  const stillToCheck = unanswered > 0 && t('checks.left', { count: unanswered });
  const isBegun = view.state === 'in_progress';
  const why = live === 'offline' ? t('finish.offline') : isBegun ? undefined : t('finish.notBegun');
  const row = { ...emptyRow(orders), ...view, work: undefined };
  return (
    <div className="work-bar at-foot large">
      <ErrorNote text={steps.error} />
      <div className="halves large">
        <Button aria-pressed={runsAt()} onClick={({ timeStamp }) => press(timeStamp, null)}>
          {runsAt() ? t('clock.stop') : t('clock.start')}
        </Button>
        {open.length > 0 || !isOver ? (
          <Button
            variant="primary"
            aria-disabled={open.length === 0}
            onClick={({ timeStamp }) =>
              open.length === 0
                ? showSnackbar(t('othersLeft', { count: view.work.length - view.lines_done }))
                : once(timeStamp, 'end', () =>
                    setDone(siteId, view, open, { done: true, leave: true }),
                  )
            }
          >
            <Next
              what={t('done', { count: open.length })}
              rest={unanswered > 0 && t('finish.thenChecks', { count: unanswered })}
            />
          </Button>
        ) : left.length > 0 ? (
          <Button
            variant="primary"
            onClick={() => document.getElementById(checkId(left[0]!))?.focus()}
          >
            <Next what={t('checks.next')} rest={stillToCheck} />
          </Button>
        ) : (
          may('orders.write') && (
            <Button
              variant="primary"
              busy={steps.busy}
              aria-disabled={why !== undefined}
              title={why}
              onClick={({ timeStamp }) =>
                why === undefined
                  ? once(timeStamp, 'end', () => steps.begin(row, 'finish'))
                  : showSnackbar(why)
              }
            >
              <Next
                what={t('finish.do')}
                rest={why === undefined && (stillToCheck || t('finish.allDone'))}
              />
            </Button>
          )
        )}
      </div>
      <StepDialogs resource={orders} steps={steps} />
    </div>
  );
}

/** What is next at an order, and what remains after it. */
function Next({ what, rest }: { what: string; rest: string | false }) {
  return (
    <span className="named">
      <b>{what}</b>
      {rest && <small>{rest}</small>}
    </span>
  );
}

/** A clock that was left running on an order which nobody works at any more can still be stopped. */
function Left({ siteId, view }: Pick<Props, 'siteId' | 'view'>) {
  const { t } = useTranslation('order-work');
  const { press, runsAt } = useClock(siteId, view);
  if (!runsAt()) return null;
  return (
    <div className="work-bar at-foot large">
      <Button onClick={({ timeStamp }) => press(timeStamp, null)}>{t('clock.stop')}</Button>
    </div>
  );
}
