import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import {
  duplicateFields,
  mergeAndPrivacyCalls,
  type DuplicateGroup,
} from '#contract/customer/merge-and-privacy.ts';
import type { Answer } from '#contract/kit/call.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Tabs } from '#src/ui/paging/tabs.tsx';
import './merge-and-privacy.css';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

/** Customers who may be one, by what they have in common. */
export default function DuplicatesScreen() {
  const { t } = useTranslation('merge-and-privacy');
  const [search, setSearch] = useSearchParams();
  const field = duplicateFields.find((one) => one === search.get('by'));
  const query = useQuery(
    queryFor(useSiteId(), mergeAndPrivacyCalls.duplicates, { query: field ? { by: field } : {} }),
  );
  const by = field ?? query.data?.meta.by ?? duplicateFields[0];
  return (
    <div className="page">
      <h1>{t('duplicates.title')}</h1>
      <p>{t('duplicates.lead')}</p>
      <Tabs
        label={t('duplicates.by')}
        tabs={duplicateFields.map((value) => ({ value, label: t(`duplicates.fields.${value}`) }))}
        value={by}
        onChoose={(value) => setSearch(withQuery(search, { by: value }), { replace: true })}
      >
        <Groups query={query} />
      </Tabs>
    </div>
  );
}

type Found = UseQueryResult<Answer<typeof mergeAndPrivacyCalls.duplicates>>;

function Groups({ query }: { query: Found }) {
  const { t } = useTranslation('merge-and-privacy');
  const groups = query.data?.data;
  return (
    <div className="stack">
      <Loaded query={query} rows={5} empty={t('duplicates.none')} />
      {groups?.map((group) => (
        <Group key={group.value} group={group} onApart={() => void query.refetch()} />
      ))}
      {query.data?.meta.more && <p>{t('duplicates.more')}</p>}
    </div>
  );
}

function Group({ group, onApart }: { group: DuplicateGroup; onApart: () => void }) {
  const { t } = useTranslation('merge-and-privacy');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [first, ...others] = group.customers;
  if (!first) return null;

  const apart = (other_id: number) =>
    run(async (write) => {
      const input = { params: { id: first.id }, body: { other_id } };
      await write(mergeAndPrivacyCalls.notDuplicates, input, { siteId });
      showAlert({ type: 'success', content: t('duplicates.apartDone') });
      onApart();
    });

  return (
    <section className="section" aria-label={group.value}>
      <h2>{group.value}</h2>
      <ul className="rows apart">
        {[first, ...others].map((one) => (
          <li key={one.id}>
            <span>
              <Link to={sitePath(siteId, `${one.id}/customer/show`)}>{one.name}</Link>{' '}
              <small>
                <Facts of={[one.number, one.phone, one.email, one.city]} />
              </small>
            </span>
            {one !== first && (
              <span className="actions">
                <Link
                  className="button"
                  to={sitePath(siteId, `customers/merge/${first.id}/${one.id}`)}
                >
                  {t('duplicates.compare', { name: first.number })}
                </Link>
                <Button
                  busy={busy}
                  aria-label={t('duplicates.apartOf', { one: one.name, other: first.name })}
                  onClick={() => void apart(one.id)}
                >
                  {t('duplicates.apart')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <ErrorNote text={actionError.text} />
    </section>
  );
}
