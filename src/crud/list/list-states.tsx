import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Resource } from '#contract/kit/resource.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useWithin } from '../record/use-within.ts';
import { beginningOf, pathsOf } from '../resource-paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Loaded } from '../loaded.tsx';
import { useMayWrite } from '../use-may-write.ts';
import { useTranslations } from '../words.ts';
import { narrowedBy, type ListState } from './list-state.ts';
import type { GoTo } from './use-list-state.ts';
import type { Rows } from './use-rows.ts';

interface Props {
  resource: Resource;
  state: ListState;
  listed: Rows;
  go: GoTo;
}

/** What a list says when it has no rows to show, or not the newest: coming, offline, failed, none yet, none like that. */
export function ListStates({ resource, state, listed, go }: Props) {
  const { query, rows } = listed;
  return (
    <>
      <Loaded query={query} rows={8} />
      {rows?.length === 0 && !query.isPlaceholderData && (
        <Nothing resource={resource} state={state} go={go} />
      )}
    </>
  );
}

function Nothing({ resource, state, go }: Omit<Props, 'listed'>) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const mayWrite = useMayWrite(resource);
  const narrowed = narrowedBy(resource, state).map((name) => words.field(name));
  if (state.q.trim() !== '') narrowed.unshift(t('list.searched', { text: state.q.trim() }));
  const within = useWithin(resource);
  const paths = pathsOf(resource.name, within?.id);
  const begins = paths && beginningOf(paths);

  if (state.page > 1) {
    return (
      <EmptyState title={t('list.pastEnd')}>
        <Button onClick={() => go({ ...state, page: 1 })}>{t('list.firstPage')}</Button>
      </EmptyState>
    );
  }
  if (narrowed.length > 0) {
    return (
      <EmptyState title={t('list.nothingLikeThat')}>
        <p>{t('list.narrowedBy', { what: narrowed.join(', ') })}</p>
        <Button onClick={() => go({ ...state, q: '', filters: {}, view: null })}>
          {t('list.widen')}
        </Button>
      </EmptyState>
    );
  }
  if (state.archived) return <EmptyState title={t('list.nothingAway')} />;
  return (
    <EmptyState title={words.text('empty')}>
      {mayWrite && begins && (
        <Link
          className="button primary"
          to={sitePath(siteId, begins.path)}
          state={{ fromList: true }}
        >
          {words.text(begins.word)}
        </Link>
      )}
    </EmptyState>
  );
}
