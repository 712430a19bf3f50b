import { useTranslation } from 'react-i18next';
import { subStatesOf, type SubState } from '#contract/sales/order-work/work-rules.ts';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';

const tones: Record<SubState, Tone> = {
  overdue: 'bad',
  parts: 'bad',
  customer: 'info',
  nobody: 'warn',
  working: 'info',
  ready: 'ok',
};

/** What is to be known of an order at a glance, as chips with their keys. */
export function useSubStates(order: Parameters<typeof subStatesOf>[0], now: number) {
  const { t } = useTranslation('order-work');
  return subStatesOf(order, now).map((name) => (
    <StatusChip key={name} tone={tones[name]}>
      {t(`subStates.${name}`, { count: order.missing, who: order.working.join(', ') })}
    </StatusChip>
  ));
}
