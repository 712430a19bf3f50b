import { useCallback, useMemo, useRef, useState, type ComponentType } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { beginningOf, pathOfOne, pathsOf, pathToEdit } from '../resource-paths.ts';
import { useScreenKeys } from '#src/navigation/screen-keys.ts';
import { useContentScroll } from '#src/navigation/page/use-content-scroll.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { useWithin, withoutField } from '../record/use-within.ts';
import { useListed, useMayWrite } from '../use-may-write.ts';
import type { StatusOf } from '../values/row-status.tsx';
import { isPreset, readablePresets, type PresetView } from '../views/view-state.ts';
import { ListViews } from '../views/list-views.tsx';
import { useTranslations } from '../words.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { ColumnChooser } from '../table/column-chooser.tsx';
import { startColumns, withWidth, type Column } from '../table/columns.ts';
import { columnsOf, keepColumns } from './columns-of.ts';
import { ListCards } from './list-cards.tsx';
import { ListFoot } from './list-foot.tsx';
import { keptOf, sortedBy, writeState, type ListState } from './list-state.ts';
import { ListMenu, type ListOperation } from './list-menu.tsx';
import { ListStates } from './list-states.tsx';
import { ListTable } from '../table/list-table.tsx';
import type { OwnCells } from '../table/own-cells.ts';
import { LiveNote } from './live-note.tsx';
import { SearchField } from './search-field.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useListState } from './use-list-state.ts';
import { useRows } from './use-rows.ts';
import { useSelection } from '../bulk/use-selection.ts';
import './list.css';

// With what is done to many rows, once some are selected.
const BulkBar = lazyComponent(async () => (await import('../bulk/bulk-bar.tsx')).BulkBar);

interface Props {
  resource: Resource;
  /** What a card shows below its title; the first columns when nothing is said. */
  card?: readonly string[] | undefined;
  cells?: OwnCells | undefined;
  status?: StatusOf | undefined;
  views?: readonly PresetView[] | undefined;
  /** How the list stands where its address says nothing. */
  begin?: string | undefined;
  /** What a card is swiped to the right for. */
  swipe?: ComponentType<{ row: Row }> | undefined;
  more?: readonly ListOperation[] | undefined;
}

/** A resource's list: found, narrowed, sorted and worked on. How it stands is in the address. */
export function ListScreen({
  resource: whole,
  card,
  cells,
  status,
  views: presets = [],
  begin,
  swipe,
  more = [],
}: Props) {
  const within = useWithin(whole);
  const listedFields = useListed(whole);
  const resource = useMemo(
    () => withoutField(listedFields, within?.field),
    [listedFields, within?.field],
  );
  const views = useMemo(
    () => readablePresets(whole, listedFields, presets),
    [whole, listedFields, presets],
  );
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const navigate = useNavigate();
  const wide = useWide();
  const [state, go] = useListState(resource, { begin, within });
  const mayAdd = useMayWrite(resource);
  // Rows of other sites are changed there.
  const mayWrite = mayAdd && state.filters['sites'] === undefined;
  const [address] = useSearchParams();
  const listed = useRows(resource, state);
  const selection = useSelection(keptOf(resource, { ...state, columns: null }));
  const [selecting, setSelecting] = useState(false);
  // It stays to say which of many were refused.
  const [forMany, setForMany] = useState(false);
  if (selection.ids.size > 0 && !forMany) setForMany(true);
  const search = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useContentScroll(scroller, 'list');

  const columns = columnsOf(resource, state);
  const { rows, drawAll } = useDrawnRows(listed.rows, state.row);
  const paths = pathsOf(resource.name, within?.id);
  const begins = paths && beginningOf(paths);
  const siteOf = ({ site }: Row) => (site ? String(site.id) : siteId);
  const pathOf = (row: Row) =>
    sitePath(siteOf(row), pathOfOne(resource.name, row.id, within?.id) ?? '');
  const change = (part: Partial<ListState>, instead = false) =>
    go({ ...state, page: 1, row: null, ...part }, { instead });
  const onSearch = useCallback(
    (q: string) => go({ ...state, q, page: 1, row: null }, { instead: true }),
    [go, state],
  );
  async function leaveFor(row: Row, path: string) {
    // A user who comes back finds the row they went to.
    const search = writeState(resource, { ...state, row: row.id }, address).toString();
    await navigate({ search }, { replace: true });
    await navigate(path, { state: { fromList: true } });
  }
  const open = (row: Row, { edit = false } = {}) => {
    const path = edit
      ? sitePath(siteOf(row), pathToEdit(resource.name, row.id, within?.id) ?? '')
      : pathOf(row);
    void leaveFor(row, path).catch(notOpened);
  };
  function choose(next: readonly Column[]) {
    if (state.view === null) keepColumns(resource, next);
    go({ ...state, columns: next }, { instead: true });
  }
  function toggleSelecting() {
    if (selecting) selection.clear();
    setSelecting(!selecting);
  }
  function turnPage(by: number) {
    const page = state.page + by;
    const isThere = page >= 1 && page <= listed.pages;
    if (isThere) change({ page });
    return isThere;
  }
  useScreenKeys([{ key: 'f', what: 'crud:keys.search', act: () => search.current?.focus() }]);

  const tabs = <ListViews resource={resource} presets={views} state={state} go={go} />;
  return (
    <div className="list-page">
      <header className="row apart">
        <h1>{words.text('title')}</h1>
        {wide && tabs}
        <div className="actions">
          {wide && <ColumnChooser resource={resource} columns={columns} onChange={choose} />}
          <ListMenu
            resource={resource}
            state={state}
            listed={listed}
            columns={columns}
            go={go}
            more={more}
            onSelect={wide || !mayWrite ? undefined : toggleSelecting}
          />
          {mayAdd && begins && (
            <Link
              className="button primary"
              to={sitePath(siteId, begins.path)}
              state={{ fromList: true }}
            >
              {words.text(begins.word)}
            </Link>
          )}
        </div>
      </header>
      {!wide && tabs}
      <div className="row">
        <SearchField field={search} q={state.q} onSearch={onSearch} />
        <FilterBar
          resource={resource}
          state={state}
          go={go}
          // Where there is little room the tab says it.
          hideActive={!wide && isPreset(resource, views, state)}
        />
      </div>
      <LiveNote resource={resource} busy={selection.ids.size > 0} />
      <ListStates resource={resource} state={state} listed={listed} go={go} />
      <div
        className="list-body"
        ref={scroller}
        hidden={!rows || rows.length === 0}
        onKeyDownCapture={drawAll}
      >
        {rows &&
          rows.length > 0 &&
          (wide ? (
            <ListTable
              resource={resource}
              rows={rows}
              columns={columns}
              cells={cells}
              status={status}
              sort={state.sort}
              onSort={(name) => change({ sort: sortedBy(state.sort, name) })}
              pathOf={pathOf}
              onOpen={open}
              start={state.row}
              {...(mayWrite && { selection })}
              onWidth={(name, width) => choose(withWidth(columns, name, width))}
              onTurnPage={turnPage}
              stale={listed.query.isPlaceholderData}
            />
          ) : (
            <ListCards
              resource={resource}
              rows={rows}
              fields={card ?? cardFields(resource)}
              cells={cells}
              status={status}
              swipe={swipe}
              pathOf={pathOf}
              onOpen={open}
              start={state.row}
              selection={selecting ? selection : undefined}
              stale={listed.query.isPlaceholderData}
            />
          ))}
      </div>
      <ListFoot
        listed={listed}
        state={state}
        onPage={(page) => change({ page })}
        onSize={(perPage) => change({ perPage })}
      />
      {mayWrite && forMany && (
        <BulkBar resource={resource} selection={selection} archived={state.archived} />
      )}
    </div>
  );
}

const notOpened = (cause: unknown) => logProblem('A row was not opened', cause);

const cardFields = (resource: Resource): string[] =>
  startColumns(resource)
    .map(({ name }) => name)
    .filter((name) => name !== resource.title && resource.fields[name]?.kind !== 'tags')
    .slice(0, 3);
