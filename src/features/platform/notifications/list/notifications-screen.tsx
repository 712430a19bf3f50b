import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { notificationStates } from '#contract/platform/notifications/notification-calls.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { Tabs } from '#src/ui/paging/tabs.tsx';
import { NotificationItem } from '../item/notification-item.tsx';
import { notificationActions } from '../item/notification-actions.ts';
import { useNotificationKeys } from '../item/use-notification-keys.ts';
import { useUnsent } from '../item/use-unsent.ts';
import { noteLooked } from '../local-store/note-looked.ts';
import { LinkedNotification } from './linked-notification.tsx';
import { ListFields } from './list-fields.tsx';
import { filterOf, perPage, withFilter, type ListFilter } from './list-filter.ts';
import { useList } from './use-list.ts';
import './list.css';

const noRows: readonly never[] = [];
const clockMs = 30_000;

/** Every notification of the person at the site, by tab, words and days; all of it stands in the address. */
export default function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const list = useList(siteId, filter);
  const rows = list.rows ?? noRows;
  const now = useServerNow(clockMs);
  const isUnsent = useUnsent(siteId);
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  const openId = Number(search.get('open') ?? 0);
  const isHere = rows.some(({ id }) => id === openId);
  const isFiltered = Boolean(filter.query || filter.from || filter.to);

  const choose = (part: Partial<ListFilter>) => setSearch(withFilter(search, part));
  function open(id: number | null) {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('open');
    else next.set('open', String(id));
    setSearch(next, { replace: true });
    // What somebody has opened they have read.
    const one = rows.find((row) => row.id === id);
    if (one?.unread) notificationActions(siteId).toggleRead(one);
  }
  const toggle = (id: number) => open(id === openId ? null : id);
  const keys = useNotificationKeys({ siteId, rows, inDialog: false, onToggle: toggle });

  useEffect(() => noteLooked(siteId), [siteId]);

  return (
    <div className="page notifications-page" data-width="text">
      <header className="row apart">
        <h1>{t('title')}</h1>
        {(rights?.includes('notifications.write') ?? false) && (
          <Link className="button" to={sitePath(siteId, 'notification/written')}>
            {t('written.title')}
          </Link>
        )}
      </header>
      <ListFields filter={filter} onChange={choose} />
      {openId > 0 && list.rows && !isHere && (
        <LinkedNotification siteId={siteId} id={openId} now={now} onClose={() => open(null)} />
      )}
      <Tabs
        label={t('list.tabs')}
        tabs={notificationStates.map((value) => ({ value, label: t(`list.tab.${value}`) }))}
        value={filter.state}
        onChoose={(state) => choose({ state })}
      >
        <Loaded query={list.query} rows={6} />
        {list.rows && (
          <p className="muted small" role="status">
            {t('list.found', { count: list.total })}
          </p>
        )}
        {list.rows?.length === 0 && (
          <EmptyState title={t(isFiltered ? 'list.nothingFound' : `list.empty.${filter.state}`)}>
            {isFiltered && <p>{t('list.nothingFoundText')}</p>}
          </EmptyState>
        )}
        <h2 className="visually-hidden">{t(`list.tab.${filter.state}`)}</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go along what is in it */}
        <div
          className="box"
          role="feed"
          aria-label={t('title')}
          ref={keys.list}
          tabIndex={-1}
          onKeyDown={keys.onKeyDown}
        >
          {rows.map((one, at) => (
            <NotificationItem
              key={one.id}
              siteId={siteId}
              one={one}
              now={now}
              open={one.id === openId}
              onToggle={toggle}
              position={(filter.page - 1) * perPage + at + 1}
              of={list.total}
              unsent={isUnsent(one)}
            />
          ))}
        </div>
        <Pager page={filter.page} pages={list.pages} onTurn={(page) => choose({ page })} />
      </Tabs>
    </div>
  );
}
