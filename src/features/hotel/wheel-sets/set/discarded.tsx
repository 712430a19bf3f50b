import { useTranslation } from 'react-i18next';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Row } from '#contract/kit/row.ts';
import { useTranslations } from '#src/crud/words.ts';
import { CopyButton } from '#src/ui/state/copy-button.tsx';

/** That a set was thrown away, when and why; and the words in which its owner is told so. */
export function Discarded({ row }: { row: Row }) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const because = words.choice('discarded_because', String(row['discarded_because']));
  const values = { day: row['discarded_on'], because };
  const text = t('discarded.text', {
    ...values,
    number: row['number'],
    plate: row['licenseplate'],
    season: words.choice('season', String(row['season'])),
    size: row['size'],
  });
  return (
    <div className="row">
      <b>{t('discarded.said', values)}</b>
      <CopyButton text={text} label={t('discarded.tell')} />
    </div>
  );
}
