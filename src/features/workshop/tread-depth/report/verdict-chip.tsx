import { useTranslation } from 'react-i18next';
import type { Verdict } from '#contract/workshop/tread-depth-rules.ts';
import { toneOfVerdict } from '#src/crud/values/tone-of-verdict.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import '../tread-depth.css';

/** A verdict in words, colour and shape. */
export function VerdictChip({ verdict }: { verdict: Verdict | null }) {
  const { t } = useTranslation('tread-depth');
  if (!verdict) return <StatusChip tone="idle">{t('notMeasured')}</StatusChip>;
  return <StatusChip tone={toneOfVerdict[verdict]}>{t(`verdicts.${verdict}`)}</StatusChip>;
}
