import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountManagers } from '#contract/key-accounts.ts';
import type { Row } from '#contract/kit/resource.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { HandOver } from './hand-over.tsx';

/** The customers of a manager, and the way to give them all to another. */
export function CustomersTab({ row }: { row: Row }) {
  const { t } = useTranslation('key-accounts');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(accountManagers);
  return (
    <>
      <p className="row-section">
        <Link to={sitePath(siteId, `customers/list?manager_id=${row.id}&sort_by=follow_up:asc`)}>
          {t('all')}
        </Link>
      </p>
      {mayWrite && <HandOver row={row} />}
    </>
  );
}
