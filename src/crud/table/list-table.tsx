import { useTranslation } from 'react-i18next';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { classes } from '#src/ui/classes.ts';
import { RowStatus, StatusOfRow, type StatusOf } from '../values/row-status.tsx';
import { titleOf } from '../values/title-of.ts';
import { Title } from '../values/title.tsx';
import { Value } from '../values/value.tsx';
import { useTranslations } from '../words.ts';
import { ColumnHead } from './column-head.tsx';
import { isOpening } from './is-opening.ts';
import { fitted, headWidth, isNumeric, leastWidth, startWidth, type Column } from './columns.ts';
import type { OwnCells } from './own-cells.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useRoom } from './use-room.ts';
import type { Selection } from '../bulk/use-selection.ts';
import './list-table.css';

interface Props {
  resource: Resource;
  rows: readonly Row[];
  columns: readonly Column[];
  cells?: OwnCells | undefined;
  status?: StatusOf | undefined;
  sort: string;
  onSort: (name: string) => void;
  /** The address of a row's own page. */
  pathOf: (row: Row) => string;
  onOpen: (row: Row, options?: { edit?: boolean }) => void;
  /** The row gone to last: the keyboard starts there. */
  start?: number | null;
  /** Without it no row can be selected. */
  selection?: Selection;
  onWidth?: (name: string, width: number) => void;
  onTurnPage?: (by: 1 | -1) => boolean;
  stale?: boolean;
}

const selectWidth = 44;
// Lists are sorted by what their rows are called, which an arrow beside its heading says.
const arrowWidth = 16;
// Beside what a row is called, where rows of several sites are listed.
const siteWidth = 110;

/** Rows as a dense table that the keyboard walks over: a grid, with its heading and first column always in sight. */
export function ListTable({
  resource,
  rows,
  columns,
  cells = {},
  selection,
  status,
  ...props
}: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const table = useRef<HTMLTableElement>(null);
  const ids = rows.map(({ id }) => id);
  const keys = useGridKeys({ table, rows, start: props.start ?? null, selection, ...props });
  const ofSites = rows.some(({ site }) => site) ? siteWidth : 0;
  const withStatus = rows.some((row) => status?.(row) && !standsIn(columns, status, row));
  const label = (name: string) =>
    kindOf(resource, name) === 'plate' ? t('list.plate') : words.field(name);
  // How it stands is seen however far the others are scrolled.
  const last = columns.at(-1)?.name;
  const stateNames = new Set(rows.map((row) => status?.(row)?.field));
  const isPinned = (name: string) => name === last && stateNames.has(name);
  const room = useRoom(table) - (selection ? selectWidth : 0);
  const wanted = columns.map(({ name, width: drawn }) => {
    if (drawn !== null) return { width: drawn, least: drawn };
    const head = headWidth(label(name)) + (name === resource.title ? arrowWidth : 0);
    const usual = cells[name]?.width ?? widthOf(resource, name, withStatus);
    const width = Math.max(usual, head) + (name === resource.title ? ofSites : 0);
    const least = stateNames.has(name) ? width : leastWidth(kindOf(resource, name), width);
    return { width, least: Math.max(least, head) };
  });
  const widths = fitted(wanted, room);
  const whole = widths.reduce((sum, one) => sum + one, selection ? selectWidth : 0);
  const before = selection ? 1 : 0;

  return (
    <table
      ref={table}
      className={classes('list-table', props.stale && 'stale')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is walked over by arrows is a grid
      role="grid"
      aria-label={words.text('title')}
      aria-multiselectable={selection ? true : undefined}
      style={{ width: `max(100%, ${whole}px)` }}
      onKeyDown={keys.onKeyDown}
    >
      <colgroup>
        {selection && <col style={{ width: selectWidth }} />}
        {columns.map(({ name }, at) => (
          <col key={name} style={{ width: widths[at] }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className="list-select">
              <input
                className="block"
                type="checkbox"
                aria-label={t('list.selectPage')}
                checked={ids.length > 0 && ids.every((id) => selection.ids.has(id))}
                onChange={() => selection.toggleAll(ids)}
              />
            </th>
          )}
          {columns.map(({ name }) => (
            <ColumnHead
              key={name}
              label={label(name)}
              pinned={isPinned(name)}
              sort={sortOf(resource, name, props.sort)}
              numeric={!cells[name]?.Cell && isNumeric(resource.fields[name]?.kind ?? 'text')}
              onSort={() => props.onSort(name)}
              onWidth={props.onWidth && ((width) => props.onWidth?.(name, width))}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr
            key={row.id}
            data-row={row.id}
            aria-selected={selection ? selection.ids.has(row.id) : undefined}
            className={classes(
              row.archived_at !== null && 'archived',
              row.id === props.start && 'gone-to',
            )}
            onClick={(event) => isOpening(event) && props.onOpen(row)}
          >
            {selection && (
              <td className="list-select" tabIndex={keys.tabIndexOf(at, 0)}>
                <input
                  className="block"
                  type="checkbox"
                  tabIndex={-1}
                  aria-label={t('list.selectRow', { name: titleOf(resource, row) })}
                  checked={selection.ids.has(row.id)}
                  onChange={() => {}}
                  onClick={(event) => selection.turn(row.id, ids, event.shiftKey)}
                />
              </td>
            )}
            {columns.map(({ name }, column) => (
              <td
                key={name}
                className={classes(
                  !cells[name]?.Cell &&
                    isNumeric(resource.fields[name]?.kind ?? 'text') &&
                    'numeric',
                  name === resource.title && 'list-title',
                  isPinned(name) && 'list-pinned',
                )}
                tabIndex={keys.tabIndexOf(at, column + before)}
              >
                {name === resource.title ? (
                  <>
                    <Link
                      className="plain strong"
                      to={props.pathOf(row)}
                      tabIndex={-1}
                      onClick={(event) => {
                        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                        event.preventDefault();
                        props.onOpen(row);
                      }}
                    >
                      <Title resource={resource} row={row} />
                    </Link>
                    {row.site && <small className="muted">{row.site.name}</small>}
                    {!standsIn(columns, status, row) && <RowStatus row={row} status={status} />}
                  </>
                ) : (
                  <Cell
                    resource={resource}
                    name={name}
                    row={row}
                    own={cells[name]}
                    status={status}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// What a row is called has room, for how the row stands as well; a code needs none.
const titleWidth = 220;
const plateWidth = 264;
const longestCode = 20;

const kindOf = ({ fields }: Resource, name: string) => fields[name]?.kind ?? 'text';

function widthOf({ fields, title }: Resource, name: string, withStatus: boolean): number {
  const kind = fields[name]?.kind ?? 'text';
  const isName = kind === 'text' && (fields[name]?.most ?? 0) > longestCode;
  if (name !== title || !(isName || withStatus)) return startWidth[kind];
  return kind === 'plate' ? plateWidth : titleWidth;
}

interface CellProps {
  resource: Resource;
  name: string;
  row: Row;
  own: OwnCells[string] | undefined;
  status: StatusOf | undefined;
}

/** A value, or how its row stands where the value says that. */
function Cell({ resource, name, row, own, status }: CellProps) {
  if (own?.Cell) return <own.Cell row={row} />;
  const ownStatus = status?.(row);
  if (ownStatus?.field === name) return <StatusOfRow {...ownStatus} />;
  return <Value resource={resource} name={name} row={row} />;
}

/** Whether a column says already how a row stands. */
function standsIn(columns: readonly Column[], status: StatusOf | undefined, row: Row): boolean {
  const field = status?.(row)?.field;
  return row.archived_at === null && columns.some(({ name }) => name === field);
}

function sortOf({ fields }: Resource, name: string, sort: string) {
  if (!fields[name]?.sort) return null;
  const [by, way] = sort.split(':');
  if (by !== name) return 'none';
  return way === 'desc' ? 'descending' : 'ascending';
}
