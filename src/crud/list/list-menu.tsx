import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { exportRight } from '#contract/kit/field-rights.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { download } from '#src/data/download.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { showSnackbar, showWhile } from '#src/ui/snackbar.ts';
import { useComing } from '#src/ui/download/use-coming.ts';
import { pathsOf } from '../resource-paths.ts';
import { actionErrorOf } from '../action-error.ts';
import type { Column } from '../table/columns.ts';
import { useMay, useMayWrite } from '../use-may-write.ts';
import { useTranslations } from '../words.ts';
import type { ListState } from './list-state.ts';
import type { GoTo } from './use-list-state.ts';
import type { Rows } from './use-rows.ts';

interface Props {
  resource: Resource;
  state: ListState;
  listed: Rows;
  columns: readonly Column[];
  go: GoTo;
  /** Turns the selecting of cards on and off; rows of a table can be selected at any time. */
  onSelect: (() => void) | undefined;
  /** What else is done with the whole list, each on a screen of its own. */
  more: readonly ListOperation[];
}

/** Something done with a whole list on a screen of its own. */
export interface ListOperation {
  readonly path: string;
  readonly title: `${string}:${string}`;
  readonly right: string;
}

const formats = ['csv', 'xlsx'] as const;

/** What is done with the whole list: taken away as a file, filled from one, changed for what was archived. */
export function ListMenu({ resource, state, listed, columns, go, onSelect, more }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(resource);
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  const [open, setOpen] = useState(false);
  const may = useMay();
  const words = useTranslations(resource);
  const leftOut = columns.filter(({ name }) => {
    const right = exportRight(resource.fields[name] ?? {});
    return right !== undefined && !may(right);
  });
  const [coming, begin] = useComing();
  const importing = pathsOf(resource.name)?.import;

  function take(format: (typeof formats)[number]) {
    setOpen(false);
    begin();
    const { page: _, per_page: __, ...narrowing } = listed.listQuery;
    const query = { ...narrowing, format, columns: columns.map(({ name }) => name).join(',') };
    showWhile(t('list.downloading'), () =>
      download(resource.calls.export, { query }, siteId),
    ).catch((cause: unknown) => showSnackbar(actionErrorOf(cause).text));
  }

  return (
    <Popover
      button={
        <>
          {coming && <span className="spinner" />}
          <span>{t('list.menu')}</span>
        </>
      }
      className="list-tool entry"
      open={open}
      onTurn={setOpen}
    >
      <ul className="options">
        {onSelect && (
          <li>
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                onSelect();
              }}
            >
              {t('list.select')}
            </button>
          </li>
        )}
        {formats.map((format) => (
          <li key={format}>
            <button type="button" onClick={() => take(format)}>
              {t(`list.${format}`)}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              // Once the menu is no longer on what is printed.
              requestAnimationFrame(() => window.print());
            }}
          >
            {t('list.print')}
          </button>
        </li>
        {leftOut.length > 0 && (
          <li className="field-hint">
            {t('list.leftOut', { fields: leftOut.map(({ name }) => words.field(name)).join(', ') })}
          </li>
        )}
        {mayWrite && importing !== undefined && (
          <li>
            <Link to={sitePath(siteId, importing)}>{t('list.import')}</Link>
          </li>
        )}
        {more
          .filter(({ right }) => rights?.includes(right))
          .map(({ path, title }) => (
            <li key={path}>
              <Link to={sitePath(siteId, path)}>{t(title)}</Link>
            </li>
          ))}
        <li>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              go({ ...state, archived: !state.archived, page: 1, row: null });
            }}
          >
            {t(state.archived ? 'crud:list.showCurrent' : 'crud:list.showArchived')}
          </button>
        </li>
      </ul>
    </Popover>
  );
}
