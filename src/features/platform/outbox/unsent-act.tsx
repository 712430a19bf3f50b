import { useTranslation } from 'react-i18next';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import type { Tone } from '#src/ui/status-chip.tsx';
import type { UnsentState } from './unsent.ts';

const tones: Record<UnsentState, Tone> = {
  waiting: 'idle',
  sending: 'info',
  refused: 'bad',
  behind: 'warn',
  login: 'warn',
};

interface Props {
  row: OutboxRow;
  what: string;
  /** When and where it was done, in words. */
  meta: string;
  state: UnsentState;
  onRetry: () => void;
  onDiscard: () => void;
}

/** One thing that is not sent: what, when, where, how it stands, and what can be done about it. */
export function UnsentAct({ row, what, meta, state, onRetry, onDiscard }: Props) {
  const { t } = useTranslation('outbox');
  return (
    <li className="section">
      <b>{what}</b>
      <span className="muted small">{meta}</span>
      <StatusChip tone={tones[state]}>{t(`states.${state}`, { site: row.siteName })}</StatusChip>
      {row.actionError && <p className="message bad">{row.actionError.message}</p>}
      {state !== 'sending' && (
        <div className="actions">
          {state === 'refused' && <Button onClick={onRetry}>{t('retry')}</Button>}
          <Button aria-label={`${t('discard')}: ${what}`} onClick={onDiscard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </li>
  );
}
