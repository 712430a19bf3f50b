import { useTranslation } from 'react-i18next';
import { callKey } from '#src/data/outbox/outbox-row.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';

/** Puts what was done in words: in those of the features that these entries are of. */
export function useActText(rows: readonly OutboxRow[]): (row: OutboxRow) => string {
  const features = rows.map(({ act }) => act.words.split(':')[0] ?? '');
  const { t, i18n } = useTranslation(['outbox', ...new Set(features)]);
  return (row) =>
    i18n.exists(row.act.words)
      ? t(row.act.words as string, { ...row.act.values })
      : // Words that this version of the app no longer has.
        t('outbox:unknown', { call: callKey(row) });
}
