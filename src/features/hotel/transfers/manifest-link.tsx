import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { transfers } from '#contract/hotel/transfers.ts';
import type { Row } from '#contract/kit/resource.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { labelsPath } from '#src/features/hotel/labels/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** To the paper that goes along with a transfer, once it has left. */
export function ManifestLink({ row }: { row: Row }) {
  const { t } = useTranslation('transfers');
  const siteId = useSiteId();
  const mayPrint = useMayWrite(transfers);
  const hasLeft = row['state'] === 'sent' || row['state'] === 'received';
  if (!hasLeft || !mayPrint) return null;
  return (
    <div className="whole actions">
      <Link className="button primary" to={sitePath(siteId, labelsPath('manifest', [row.id]))}>
        {t('sets.manifest')}
      </Link>
    </div>
  );
}
