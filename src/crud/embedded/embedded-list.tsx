import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { logProblem } from '#src/device/log.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ListCards } from '../list/list-cards.tsx';
import { sortedBy } from '../list/list-state.ts';
import { LiveNote } from '../list/live-note.tsx';
import { useRows } from '../list/use-rows.ts';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { showNumber } from '../values/number-text.ts';
import { pathOfOne, pathsOf } from '../resource-paths.ts';
import { startColumns } from '../table/columns.ts';
import { ListTable } from '../table/list-table.tsx';
import { Loaded } from '../loaded.tsx';
import { useListed, useMayWrite } from '../use-may-write.ts';
import { useTranslations } from '../words.ts';
import { useEmbeddedState } from './use-embedded-state.ts';
import { useWordsThere } from '../use-words-there.ts';
import type { OwnInputs } from '../widgets/own-input.ts';

// A list does without forms.
const RowDialog = lazyScreen(async () => (await import('./row-dialog.tsx')).RowDialog, null);

/** The rows of a resource that belong to one row of another. */
export interface Embedded {
  readonly resource: Resource;
  /** Its field that points at the owner. */
  readonly field: string;
  readonly owner: Pick<Row, 'id' | 'archived_at'>;
  /** What the owner is called. */
  readonly called: string;
  /** What a new one begins with besides. */
  readonly start?: Partial<Row>;
  /** What a card on a phone shows below its title; the first columns when nothing is said. */
  readonly card?: readonly string[];
  /** What asks for fields in ways of their own. */
  readonly inputs?: OwnInputs;
}

/**
 * A list inside one's page: five rows at a time, sorted, with what makes a new one. Rows that have a
 * page of their own lead there; the others are read and changed in a dialog. How it stands is in
 * the address.
 */
export function EmbeddedList(props: Embedded) {
  return useWordsThere(props.resource) ? <Listed {...props} /> : null;
}

function Listed({ resource, field, owner, called, start: begun, card, inputs }: Embedded) {
  const { t, i18n } = useTranslation('crud');
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const navigate = useNavigate();
  const from = useLocation().state as unknown;
  const wide = useWide();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, go] = useEmbeddedState(resource, field, owner.id);
  const readable = useListed(resource, field);
  const mayWrite = useMayWrite(resource) && owner.archived_at === null;
  const listed = useRows(resource, state.list);
  const { rows, total, more, pages, query } = listed;
  const { add, list } = pathsOf(resource.name) ?? {};
  const start: Partial<Row> = {
    ...begun,
    [field]: owner.id,
    shown: { ...begun?.shown, [field]: called },
  };

  const pathOf = (row: Row) => {
    const own = pathOfOne(resource.name, row.id);
    return own === undefined ? state.pathWith({ open: String(row.id) }) : sitePath(siteId, own);
  };
  async function leaveFor(row: Row) {
    // A user who goes back comes back to this page, not to the list of all, and finds the row.
    if (pathOfOne(resource.name, row.id) !== undefined)
      await navigate(state.pathWith({ row: row.id }), { replace: true, state: from });
    await navigate(pathOf(row), { state: { fromList: true } });
  }
  const open = (row: Row) =>
    void leaveFor(row).catch((cause: unknown) => logProblem('A row was not opened', cause));
  const shown = {
    resource: readable,
    rows: rows ?? [],
    pathOf,
    onOpen: open,
    start: state.list.row,
    stale: query.isPlaceholderData,
  };

  return (
    <section className="section" aria-label={words.text('title')}>
      <header className="row apart">
        <h2 ref={heading} tabIndex={-1}>
          {words.text('title')}{' '}
          {rows && (
            <span className="count">{`${showNumber(total, 0, i18n.language)}${more ? '+' : ''}`}</span>
          )}
        </h2>
        {mayWrite && add !== undefined && (
          <Link
            className="button"
            to={sitePath(siteId, `${add}?${field}=${owner.id}`)}
            state={{ fromList: true }}
          >
            {words.text('new')}
          </Link>
        )}
        {mayWrite && add === undefined && (
          <Button onClick={() => go({ open: 'new' })}>{words.text('new')}</Button>
        )}
      </header>
      <LiveNote resource={resource} busy={state.open !== null} />
      <Loaded query={query} rows={3} />
      {rows?.length === 0 && !query.isPlaceholderData && state.list.page === 1 && (
        <EmptyState title={words.text('empty')} />
      )}
      {rows && rows.length > 0 && (
        <div className="scroll">
          {wide ? (
            <ListTable
              {...shown}
              columns={startColumns(readable).filter(({ name }) => name !== field)}
              sort={state.list.sort}
              onSort={(name) => go({ sort: sortedBy(state.list.sort, name), page: 1 })}
            />
          ) : (
            <ListCards {...shown} fields={card ?? cardFields(readable, field)} />
          )}
        </div>
      )}
      <footer className="row apart">
        <Pager page={state.list.page} pages={pages} onTurn={(page) => go({ page })} />
        {list !== undefined && total > state.list.perPage && (
          <Link to={sitePath(siteId, `${list}?${field}=${owner.id}`)}>{t('embedded.all')}</Link>
        )}
      </footer>
      {state.open !== null && (
        <RowDialog
          resource={resource}
          id={state.open}
          field={field}
          start={start}
          mayWrite={mayWrite}
          inputs={inputs}
          inAddress
          onClose={() => {
            go({ open: null });
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}

const cardFields = (resource: Resource, field: string): string[] =>
  startColumns(resource)
    .map(({ name }) => name)
    .filter((name) => name !== resource.title && name !== field)
    .slice(0, 3);
