import { useTranslation } from 'react-i18next';
import { orders } from '#contract/sales/orders.ts';
import type { WorkCard } from '#contract/sales/order-work/order-work.ts';
import { stepTo } from '#contract/sales/order-work/work-rules.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { lackOf, statesOf } from '#contract/kit/steps.ts';
import { emptyRow } from '#src/crud/record/empty-row.ts';
import { useSteps } from '#src/crud/steps/use-steps.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useTranslations } from '#src/crud/words.ts';
import { serverNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { useReadAfter } from '../use-read-after.ts';

/** Where a card may go, and why it may not go elsewhere; and the way there. */
export function useMoves(siteId: SiteId) {
  const { t } = useTranslation('order-work');
  const words = useTranslations(orders);
  const may = useMay();
  const steps = useSteps(orders, () => {});
  useReadAfter(siteId, steps.busy);

  /** Why a card does not go to a state; undefined where it does. */
  function whyNot(card: WorkCard, state: string): string | undefined {
    const word = stepTo(card.state, state);
    const to = words.choice('state', state);
    if (word === undefined) {
      return t('board.noWay', { from: words.choice('state', card.state), to });
    }
    const step = statesOf(orders as Resource)!.steps[word]!;
    if (!may(step.right ?? orders.write)) return t('board.noRight', { to });
    const lack = lackOf(step, card, new Date(serverNow()));
    return lack && t(lack.replace('.', ':errors.') as 'orders:errors.no_time');
  }

  /** Takes the step to a state, or says why not. */
  function move(card: WorkCard, state: string): void {
    const why = whyNot(card, state);
    if (why !== undefined) showSnackbar(why);
    else steps.begin({ ...emptyRow(orders), ...card }, stepTo(card.state, state)!);
  }
  return { steps, whyNot, move };
}
export type Moves = ReturnType<typeof useMoves>;
