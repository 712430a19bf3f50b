import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import { tagCalls, tags } from '#contract/lists/tags.ts';
import { MergeRows } from '#src/crud/merge/merge-rows.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What carries a tag, and that it becomes another one. */
export function UsesTab({ row }: { row: Row }) {
  const { t } = useTranslation('tags');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const mayWrite = useMayWrite(tags);
  const narrowed = `?${new URLSearchParams({ tags: String(row['name']) }).toString()}`;
  return (
    <div className="stack narrow">
      <section className="section">
        <h2>{t('uses.count', { count: Number(row['uses']) })}</h2>
        <ul className="rows">
          <li>
            <Link to={sitePath(siteId, 'customers/list') + narrowed}>{t('uses.customers')}</Link>
          </li>
          <li>
            <Link to={sitePath(siteId, 'cars') + narrowed}>{t('uses.cars')}</Link>
          </li>
        </ul>
      </section>
      {mayWrite && row.archived_at === null && (
        <MergeRows
          resource={tags}
          row={row}
          call={tagCalls.merge}
          field="into_id"
          onMerged={(into) => void navigate(sitePath(siteId, `tags/${into}`), { replace: true })}
        />
      )}
    </div>
  );
}
