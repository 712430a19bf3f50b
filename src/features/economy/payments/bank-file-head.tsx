import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bankFileCalls } from '#contract/economy/payments/bank-file-calls.ts';
import type { Row } from '#contract/kit/row.ts';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** The ways to the payments of a file, to those of them that wait, and to the file itself. */
export function BankFileHead({ row: { id, waiting } }: { row: Row }) {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const fetchIt = () => run(() => download(bankFileCalls.file, { params: { id } }, siteId));
  return (
    <div className="whole stack tight">
      <ErrorNote text={actionError.text} />
      <div className="actions">
        {Number(waiting) > 0 && (
          <Link className="button primary" to={sitePath(siteId, `payments/match?file=${id}`)}>
            {t('match.title')}
          </Link>
        )}
        <Link className="button" to={sitePath(siteId, `payments?bank_file_id=${id}`)}>
          {t('payments.title')}
        </Link>
        <Button busy={busy} onClick={() => void fetchIt()}>
          {t('fetchFile')}
        </Button>
      </div>
    </div>
  );
}
