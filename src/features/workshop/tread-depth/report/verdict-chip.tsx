import { useTranslation } from 'react-i18next';
import type { Verdict } from '#contract/workshop/tread-depth-rules.ts';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import '../tread-depth.css';

/** How bad a verdict is. */
export const toneOf: Readonly<Record<Verdict, Tone>> = {
  illegal: 'bad',
  replace: 'warn',
  watch: 'info',
  ok: 'ok',
};

/** A verdict in words, colour and shape. */
export function VerdictChip({ verdict }: { verdict: Verdict | null }) {
  const { t } = useTranslation('tread-depth');
  if (!verdict) return <StatusChip tone="idle">{t('notMeasured')}</StatusChip>;
  return <StatusChip tone={toneOf[verdict]}>{t(`verdicts.${verdict}`)}</StatusChip>;
}
