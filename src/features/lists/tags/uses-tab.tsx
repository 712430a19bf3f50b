import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '#contract/kit/resource.ts';
import { tags } from '#contract/lists/tags.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { MergeTags } from './merge-tags.tsx';

/** What carries a tag, and that it becomes another one. */
export function UsesTab({ row }: { row: Row }) {
  const { t } = useTranslation('tags');
  const siteId = useSiteId();
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
      {mayWrite && row.archived_at === null && <MergeTags row={row} />}
    </div>
  );
}
