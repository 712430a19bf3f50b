import { useTranslation } from 'react-i18next';
import type { OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { useOnePress } from '#src/ui/touch/use-one-press.ts';
import { calledOf, clock } from './do-work.ts';

/** The clock of whoever looks at an order. It runs at one thing at a time: what it stops at with that is said. */
export function useClock(siteId: string, view: OrderAtWork) {
  const { t } = useTranslation('order-work');
  const once = useOnePress();
  const { running } = view.me;
  const isHere = running?.order_id === view.id;

  /** Whether it runs here: at a line, at the order as a whole (null), or at any of both (undefined). */
  const runsAt = (line?: string | null): boolean =>
    isHere && (line === undefined || running.line_key === line);

  /** Turns the clock on or off, at a line or at the order; `at` is when the press was made. */
  const press = (at: number, line: string | null) => once(at, `clock ${view.id}`, () => turn(line));

  function turn(line: string | null): void {
    const on = line === null ? !isHere : !runsAt(line);
    clock(siteId, view, on, line);
    const left = on && running && running.order_id !== view.id ? running.called : null;
    const who = calledOf(view);
    if (left) showSnackbar(t('clock.went', { from: left, to: who }));
    else showSnackbar(on ? t('clock.runs', { who }) : t('clock.stopped', { who }));
  }
  return { press, runsAt };
}
