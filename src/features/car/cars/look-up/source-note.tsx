import { useTranslation } from 'react-i18next';
import type { CarLookUp } from '#contract/car/registry.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showAgo } from '#src/i18n/time.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';

/** Where an answer comes from and how old it is; and that nothing of it is true, where a register is played. */
export function SourceNote({ answer }: { answer: CarLookUp }) {
  const { t, i18n } = useTranslation('cars');
  const ago = showAgo(answer.fetched_at, serverNow(), i18n.language);
  return (
    <span className="row">
      <span>{t('lookUp.from', { source: answer.source, ago })}</span>
      {answer.demo && <StatusChip tone="warn">{t('lookUp.demo')}</StatusChip>}
    </span>
  );
}
