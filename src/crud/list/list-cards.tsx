import { ellipsisVertical } from 'ionicons/icons';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FieldKind } from '#contract/kit/field.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowStatus, type StatusOf } from '../values/row-status.tsx';
import { valueText } from '../values/value-text.ts';
import { Title } from '../values/title.tsx';
import { Value } from '../values/value.tsx';
import { useTranslations, type ResourceWords } from '../words.ts';
import { titleOf } from '../values/title-of.ts';
import { useMayWrite } from '../use-may-write.ts';
import type { OwnCells } from '../table/own-cells.ts';
import type { Selection } from '../bulk/use-selection.ts';
import './list-cards.css';

const RowMenu = lazyComponent(async () => (await import('./row-menu.tsx')).RowMenu);

interface Props {
  resource: Resource;
  rows: readonly Row[];
  /** The fields below the title. */
  fields: readonly string[];
  cells?: OwnCells | undefined;
  status?: StatusOf | undefined;
  swipe?: ComponentType<{ row: Row }> | undefined;
  pathOf: (row: Row) => string;
  onOpen: (row: Row, how?: { edit: boolean }) => void;
  start: number | null;
  /** While rows are being selected a press selects instead of opening. */
  selection?: Selection | undefined;
  stale: boolean;
}

/** Rows as cards, for a thumb: the title, three fields, how it stands. */
export function ListCards({
  resource,
  rows,
  fields,
  cells = {},
  status,
  swipe: Swipe,
  ...props
}: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const { selection } = props;
  const mayWrite = useMayWrite(resource);
  const [more, setMore] = useState<number | null>(null);
  const moreRow = rows.find(({ id }) => id === more);
  const list = useRef<HTMLUListElement>(null);
  // A user who comes back sees the row they went to.
  useEffect(() => {
    list.current?.querySelector('.gone-to')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <ul
        ref={list}
        className={classes('list-cards stack tight', props.stale && 'stale')}
        aria-label={words.text('title')}
      >
        {rows.map((row) => {
          const face = (
            <>
              <span className="row apart tight t18 strong">
                <Title resource={resource} row={row} />
                {row.site && <small className="muted">{row.site.name}</small>}
                <RowStatus row={row} status={status} />
              </span>
              <span className="card-fields row muted">
                {fields
                  .filter((name) => textOf(resource, name, row, words) !== '')
                  .map((name) => {
                    const Own = cells[name]?.Cell;
                    return (
                      <span key={name} data-kind={resource.fields[name]?.kind}>
                        <span
                          className={
                            isBare(resource, name, row, words) && !Own ? '' : 'visually-hidden'
                          }
                        >
                          {`${words.field(name)}: `}
                        </span>
                        {Own ? (
                          <Own row={row} />
                        ) : (
                          <Value resource={resource} name={name} row={row} />
                        )}
                      </span>
                    );
                  })}
              </span>
            </>
          );
          return (
            <li key={row.id} className={classes('swiped', props.start === row.id && 'gone-to')}>
              {selection ? (
                <label className="box">
                  <input
                    type="checkbox"
                    aria-label={t('list.selectRow', { name: titleOf(resource, row) })}
                    checked={selection.ids.has(row.id)}
                    onChange={() => selection.turn(row.id, [])}
                  />
                  <span>{face}</span>
                </label>
              ) : (
                <Link
                  className="box plain"
                  to={props.pathOf(row)}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    props.onOpen(row);
                  }}
                >
                  {face}
                </Link>
              )}
              {!selection && mayWrite && Swipe && <Swipe row={row} />}
              {!selection && mayWrite && (
                <button
                  type="button"
                  className="card-more"
                  data-swipe="end"
                  data-word={t('list.menu')}
                  aria-label={t('list.more', { name: titleOf(resource, row) })}
                  onClick={() => setMore(row.id)}
                >
                  <Icon icon={ellipsisVertical} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {moreRow && (
        <RowMenu
          resource={resource}
          row={moreRow}
          onEdit={() => props.onOpen(moreRow, { edit: true })}
          onClose={() => setMore(null)}
        />
      )}
    </>
  );
}

const bare: readonly FieldKind[] = ['number', 'percent', 'money', 'date', 'time', 'yes_no'];

/** Whether a value says nothing to anyone who sees it without its name. */
const isBare = (resource: Resource, name: string, row: Row, words: ResourceWords): boolean =>
  bare.includes(resource.fields[name]?.kind ?? 'text') ||
  /^\d+$/.test(textOf(resource, name, row, words));

/** What a row says of a field; nothing where it has nothing to say. */
function textOf({ fields }: Resource, name: string, row: Row, words: ResourceWords): string {
  const field = fields[name];
  return field === undefined ? '' : valueText(field, name, row[name], words, row.shown);
}
