import { useTranslation } from 'react-i18next';
import { transfers } from '#contract/hotel/transfers.ts';
import type { Row } from '#contract/kit/row.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { PaperLink } from './paper-link.tsx';

/** To the paper that goes along with a transfer, once it has left. */
export function ManifestLink({ row }: { row: Row }) {
  const { t } = useTranslation('transfers');
  const mayPrint = useMayWrite(transfers);
  const hasLeft = row['state'] === 'sent' || row['state'] === 'received';
  if (!hasLeft || !mayPrint) return null;
  return (
    <div className="whole actions">
      <PaperLink id={row.id} text={t('sets.manifest')} />
    </div>
  );
}
