import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';

/**
 * How a row stands, when that is worth a word; null when all is as it should be. `field` is the field
 * that says it: in a table it stands in that column, else beside what the row is called.
 */
export type StatusOf = (row: Row) => {
  readonly tone: Tone;
  readonly text: string;
  readonly shape?: string;
  readonly field?: string;
} | null;

/** That a row is archived, or what its feature has to say of it; nothing when there is nothing to say. */
export function RowStatus({ row, status }: { row: Row; status?: StatusOf | undefined }) {
  const { t } = useTranslation('crud');
  if (row.archived_at !== null) return <StatusChip tone="idle">{t('archived')}</StatusChip>;
  const ownStatus = status?.(row);
  return ownStatus ? <StatusOfRow {...ownStatus} /> : null;
}

/** What a row has to say of how it stands. */
export function StatusOfRow({ tone, shape, text }: NonNullable<ReturnType<StatusOf>>) {
  return (
    <StatusChip tone={tone} {...(shape && { shape })}>
      {text}
    </StatusChip>
  );
}
