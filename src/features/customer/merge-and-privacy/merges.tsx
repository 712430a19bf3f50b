import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls, type Merge } from '#contract/customer/merge-and-privacy.ts';
import type { Row } from '#contract/kit/row.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryFor } from '#src/data/query.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

const minute = 60_000;

/** Which entries became part of a customer, and how they are taken out again for a day. */
export function Merges({ row, mayMerge }: { row: Row; mayMerge: boolean }) {
  const { t } = useTranslation('merge-and-privacy');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, mergeAndPrivacyCalls.merges, { params: { id: row.id } }));
  const now = useServerNow(minute);
  const { busy, actionError, run } = useAction();
  const merges = query.data?.data;
  const into = row['merged_into_id'];

  const undo = ({ gone_id, gone_number }: Merge) =>
    run(async (write) => {
      await write(mergeAndPrivacyCalls.unmerge, { params: { id: gone_id } }, { siteId });
      refetchResource(siteId, customers);
      await query.refetch();
      showAlert({ type: 'success', content: t('merges.undoDone', { number: gone_number }) });
    });

  return (
    <section className="section">
      <h2>{t('merges.title')}</h2>
      {typeof into === 'number' && (
        <p>
          {t('merges.into')}{' '}
          <Link to={sitePath(siteId, `customer/edit/${into}?tab=merge-and-privacy`)}>
            {t('merges.open')}
          </Link>
        </p>
      )}
      <Loaded query={query} rows={2} />
      {merges?.length === 0 && <p className="muted">{t('merges.none')}</p>}
      <ul className="rows apart">
        {merges?.map((merge) => (
          <li key={merge.at}>
            <span>
              <Link to={sitePath(siteId, `customer/edit/${merge.gone_id}`)}>
                {t('merges.entry', { number: merge.gone_number })}
              </Link>{' '}
              <small>
                <Facts
                  of={[
                    `${showDate(merge.at)} ${showTime(merge.at)}`,
                    merge.by,
                    merge.undone && t('merges.undone'),
                  ]}
                />
              </small>
            </span>
            {mayMerge && !merge.undone && Date.parse(merge.until) > now && (
              <Button busy={busy} onClick={() => void undo(merge)}>
                {t('merges.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorNote text={actionError.text} />
    </section>
  );
}
