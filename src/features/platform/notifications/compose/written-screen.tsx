import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { writtenCalls, type Written } from '#contract/platform/notifications/written-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { WrittenItem } from './written-item.tsx';
import './compose.css';

/** What was written, who has read it, and a way to take it back. */
export default function WrittenScreen() {
  const { t } = useTranslation('notification-compose');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const query = useQuery({
    ...queryFor(siteId, writtenCalls.written, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const { run, busy, actionError } = useAction();
  const [toWithdraw, setToWithdraw] = useState<Written | null>(null);
  const all = query.data;
  const pages = all ? Math.ceil(all.meta.total_items / all.meta.per_page) : 1;

  const withdraw = ({ id }: Written) =>
    run(async (write) => {
      await write(writtenCalls.withdraw, { params: { id } }, { siteId });
      setToWithdraw(null);
      await query.refetch();
    });

  return (
    <div className="page">
      <header className="row apart">
        <h1>{t('notifications:written.title')}</h1>
        <Link className="button primary" to={sitePath(siteId, 'notification/new')}>
          {t('notifications:compose.title')}
        </Link>
      </header>
      <Loaded query={query} />
      {all?.data.length === 0 && (
        <EmptyState title={t('written.none')}>
          <p>{t('written.noneText')}</p>
        </EmptyState>
      )}
      <ul className="stack tight">
        {all?.data.map((one) => (
          <WrittenItem key={one.id} one={one} onWithdraw={() => setToWithdraw(one)} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        onTurn={(next) => setSearch(withQuery(search, { page: next === 1 ? null : String(next) }))}
      />
      <ConfirmDialog
        open={toWithdraw !== null}
        danger
        busy={busy}
        title={t('written.ask')}
        text={actionError.text || t('written.askText', { title: toWithdraw?.title ?? '' })}
        action={t('written.withdraw')}
        onConfirm={() => {
          if (toWithdraw) void withdraw(toWithdraw);
        }}
        onClose={() => setToWithdraw(null)}
      />
    </div>
  );
}
