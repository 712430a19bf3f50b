import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** The ways to the payments of a file, and to those of them that wait. */
export function BankFileHead({ row: { id, waiting } }: { row: Row }) {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  return (
    <div className="whole actions">
      {Number(waiting) > 0 && (
        <Link className="button primary" to={sitePath(siteId, `payments/match?file=${id}`)}>
          {t('match.title')}
        </Link>
      )}
      <Link className="button" to={sitePath(siteId, `payments?bank_file_id=${id}`)}>
        {t('payments.title')}
      </Link>
    </div>
  );
}
